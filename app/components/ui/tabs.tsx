import * as Radix from "radix-ui/tabs";
import type { ReactNode } from "react";
import { TAB_CLASS, TAB_LIST_CLASS, TabCount } from "#app/components/ui/link-tabs.tsx";

export type TabItem = { value: string; label: string; count?: number | string; content: ReactNode };

/** Tabs within one screen, kept in state. Where the tab belongs in the address, use `LinkTabs`. */
export function Tabs({
  label,
  items,
  value,
  defaultValue = items[0]?.value,
  onValueChange,
}: {
  /** Names the list of tabs. */
  label: string;
  items: TabItem[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}) {
  return (
    <Radix.Root value={value} defaultValue={defaultValue} onValueChange={onValueChange}>
      <Radix.List aria-label={label} className={TAB_LIST_CLASS}>
        {items.map((item) => (
          <Radix.Trigger key={item.value} value={item.value} className={TAB_CLASS}>
            {item.label}
            <TabCount count={item.count} />
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.value} value={item.value} className="pt-5">
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
