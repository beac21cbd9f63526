import type { ReactNode } from "react";

/** The form around an on/off button: without a script it posts `fields`, with one it only tells of the press. */
export function SwitchForm({
  action,
  fields,
  onPress,
  className = "inline-flex",
  children,
}: {
  action: string;
  fields: Record<string, string>;
  onPress: () => void;
  className?: string;
  children: ReactNode;
}) {
  return (
    <form
      method="post"
      action={action}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
