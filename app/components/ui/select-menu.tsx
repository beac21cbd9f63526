import { ChevronDown } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { Form, useSearchParams, useSubmit } from "react-router";
import { Button } from "#app/components/ui/button.tsx";

export type SelectOption = { value: string; label: string };

/**
 * A native choice that lives in the address: choosing sends the GET form; without a script its button does. The other
 * parameters of the address are kept, but for those in `drop` (a page number that means nothing in another order).
 */
export function SelectMenu({
  label,
  name,
  value,
  options,
  drop = [],
}: {
  label: string;
  name: string;
  value: string;
  options: readonly SelectOption[];
  drop?: readonly string[];
}) {
  const id = useId();
  const control = useRef<HTMLSelectElement>(null);
  const submit = useSubmit();
  const [params] = useSearchParams();
  // The address may change by other ways (Back).
  useEffect(() => {
    if (control.current) control.current.value = value;
  }, [value]);
  const kept = [...params].filter(([key]) => key !== name && !drop.includes(key));
  return (
    <Form method="get" replace preventScrollReset className="inline-flex items-center gap-2">
      {kept.map(([key, kept]) => (
        <input key={`${key}=${kept}`} type="hidden" name={key} value={kept} />
      ))}
      <label htmlFor={id} className="text-caption whitespace-nowrap text-muted">
        {label}
      </label>
      <span className="relative inline-flex">
        <select
          id={id}
          name={name}
          ref={control}
          defaultValue={value}
          onChange={(event) => submit(event.currentTarget.form, { replace: true, preventScrollReset: true })}
          className="min-h-11 appearance-none rounded-control border border-edge bg-surface pr-9 pl-3 text-sm font-medium text-text hover:bg-raised lg:min-h-9"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} className="bg-surface text-text">
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-muted"
        />
      </span>
      <noscript>
        <Button type="submit" size="sm">
          Apply
        </Button>
      </noscript>
    </Form>
  );
}
