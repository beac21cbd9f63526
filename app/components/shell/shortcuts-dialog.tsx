import { Dialog } from "#app/components/ui/dialog.tsx";
import type { Place } from "./places.ts";

export type ShortcutsDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  places: (Place & { key: string })[];
};

export function ShortcutsDialog({ open, onOpenChange, places }: ShortcutsDialogProps) {
  const shortcuts = [
    { keys: ["/"], deed: "Search" },
    ...places.map(({ key, label }) => ({ keys: ["g", key], deed: `Go to ${label}` })),
    { keys: ["?"], deed: "Show these shortcuts" },
  ];
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard Shortcuts" size="sm" compact>
      <dl className="flex flex-col divide-y divide-line text-sm">
        {shortcuts.map(({ keys, deed }) => (
          <div key={deed} className="flex min-h-11 items-center justify-between gap-4">
            <dt>{deed}</dt>
            <dd className="flex items-center gap-1.5 text-muted">
              {keys.map((key, index) => (
                <span key={key} className="contents">
                  {index > 0 && "then"}
                  <kbd className="grid min-w-7 place-items-center rounded-control border border-line bg-raised px-2 py-0.5 font-sans text-caption font-medium text-text">
                    {key}
                  </kbd>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
