import { Form, useLocation, useNavigation, useSearchParams } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Drawing } from "#app/components/ui/drawing.tsx";

/** What failed, and Try again. Without `onRetry` the button loads this address again, with or without a script. */
export function ErrorState({
  text,
  onRetry,
  pending = false,
  retryLabel = "Try again",
}: {
  text: string;
  onRetry?: () => void;
  pending?: boolean;
  retryLabel?: string;
}) {
  return (
    <div className="flex flex-col items-center gap-4 px-4 py-12 text-center">
      <Drawing name="skip" className="h-16 text-muted" />
      <p className="max-w-md font-serif text-lg text-balance text-text">{text}</p>
      {onRetry ? (
        <Button onClick={onRetry} pending={pending}>
          {retryLabel}
        </Button>
      ) : (
        <Reload label={retryLabel} />
      )}
    </div>
  );
}

function Reload({ label }: { label: string }) {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const navigation = useNavigation();
  return (
    <Form method="get" action={pathname} replace preventScrollReset>
      {[...params].map(([key, value]) => (
        <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
      ))}
      <Button type="submit" pending={navigation.state !== "idle"}>
        {label}
      </Button>
    </Form>
  );
}
