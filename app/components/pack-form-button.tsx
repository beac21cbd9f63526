import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { LazyPackDialog } from "#app/components/lazy-pack-dialog.tsx";
import type { PackFormProps } from "#app/components/pack-form.tsx";
import { Button, type ButtonVariant } from "#app/components/ui/button.tsx";

/**
 * Opens the form for a pack. Its address is `path` with `form=pack`: there the button leads without a script, and there
 * the form is a part of the page.
 */
export function PackFormButton({
  pack,
  path,
  fields = {},
  isAsked,
  variant,
  icon,
  children,
}: Pick<PackFormProps, "pack"> & {
  path: string;
  /** The other parameters of the page's address. */
  fields?: Record<string, string>;
  /** The address asks for the dialog. */
  isAsked: boolean;
  variant?: ButtonVariant;
  icon?: ReactNode;
  children: ReactNode;
}) {
  const navigate = useNavigate();
  const [isOpened, setIsOpened] = useState(false);
  const rest = new URLSearchParams(fields).toString();
  const page = rest === "" ? path : `${path}?${rest}`;

  function onOpenChange(open: boolean) {
    setIsOpened(open);
    if (!open && isAsked) navigate(page, { replace: true, preventScrollReset: true });
  }

  return (
    <>
      <form
        method="get"
        action={path}
        onSubmit={(event) => {
          event.preventDefault();
          setIsOpened(true);
        }}
      >
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="form" value="pack" />
        <Button
          type="submit"
          variant={variant}
          icon={icon}
          onPointerEnter={LazyPackDialog.preload}
          onFocus={LazyPackDialog.preload}
        >
          {children}
        </Button>
      </form>
      <LazyPackDialog
        open={isOpened || isAsked}
        onOpenChange={onOpenChange}
        pack={pack}
        fallback={`${page}${rest === "" ? "?" : "&"}form=pack`}
      />
    </>
  );
}
