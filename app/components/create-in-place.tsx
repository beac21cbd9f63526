import { Plus } from "lucide-react";
import { useState } from "react";
import { PackForm } from "#app/components/pack-form.tsx";
import { addToPackPath } from "#app/lib/add-to-pack.ts";
import type { PackItem } from "#worker/domain/packs.schema.ts";

/** A form for a new pack that takes the item at once, folded until it is wanted. */
export function CreateInPlace({
  item,
  isOpen = false,
  result,
}: {
  item: PackItem;
  /** There is no pack yet, or a post without a script came back. */
  isOpen?: boolean;
  result?: Parameters<typeof PackForm>[0]["result"];
}) {
  const [isShown, setIsShown] = useState(isOpen);
  const [made, setMade] = useState(0);
  return (
    <details
      open={isShown}
      onToggle={(event) => setIsShown(event.currentTarget.open)}
      className="mt-3 border-t border-line pt-3"
    >
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control text-sm font-medium hover:text-accent [&::-webkit-details-marker]:hidden">
        <Plus aria-hidden="true" className="size-4" />
        Create a new pack
      </summary>
      <section aria-label="Create Pack" className="pt-3 pb-1">
        <PackForm
          key={made}
          pack={null}
          item={item}
          fallback={addToPackPath(item)}
          result={result}
          onSaved={() => {
            setMade(made + 1);
            setIsShown(false);
          }}
          footer={(buttons) => <div className="flex justify-end gap-2">{buttons}</div>}
        />
      </section>
    </details>
  );
}
