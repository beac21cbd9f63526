import { Check, Package, Plus } from "lucide-react";
import { Cover } from "#app/components/cover.tsx";
import { contents } from "#app/components/pack-card.tsx";
import { ShowMore } from "#app/components/show-more.tsx";
import { SwitchForm } from "#app/components/switch-form.tsx";
import { cx } from "#app/components/ui/cx.ts";
import { showToast } from "#app/components/ui/toaster.tsx";
import { addToPackPath, itemFields } from "#app/lib/add-to-pack.ts";
import { listIn, useMore } from "#app/lib/use-more.ts";
import { useSwitch } from "#app/lib/use-switch.ts";
import type { PackableItem, PackChoice } from "#worker/domain/dto.ts";
import type { PackItem } from "#worker/domain/packs.schema.ts";

const ACTION = "/actions/pack-item";

/** What is to be put in a pack. */
export function PackedItem({ item }: { item: PackableItem }) {
  return (
    <div className="mb-5 flex items-center gap-4">
      <span className="w-16 shrink-0">
        <Cover album={{ ...item, id: item.album_id }} size="small" priority />
      </span>
      <div className="min-w-0">
        <p className="line-clamp-2 font-serif text-lg leading-snug">{item.title}</p>
        <p className="truncate text-sm text-muted">{item.artist}</p>
      </div>
    </div>
  );
}

/** One's packs: each a switch that puts the item in it or takes it out. */
export function PackSwitches({
  item,
  packs,
  offset,
  pageSize,
}: {
  item: PackItem;
  packs: PackChoice[];
  offset: number;
  pageSize: number;
}) {
  const list = useMore<PackChoice>({
    name: `packs ${item.track_id ?? item.album_id}`,
    first: packs,
    offset,
    pageSize,
    href: (at) => addToPackPath(item, at),
    pick: listIn("packs"),
    onFailure: () => showToast({ title: "Failed to load your packs", description: "Please try again", tone: "error" }),
  });
  if (list.items.length === 0) {
    return <p className="py-4 text-muted">No music packs created yet. Create your first below.</p>;
  }
  return (
    <>
      <ul aria-label="Your packs" className="flex flex-col">
        {list.items.map((pack) => (
          <li key={pack.id} className="border-t border-line first:border-t-0">
            <PackSwitch pack={pack} item={item} />
          </li>
        ))}
      </ul>
      {list.items.length >= pageSize && (
        <ShowMore
          href={list.nextHref}
          isEnd={list.isEnd}
          isLoading={list.isLoading}
          onMore={list.more}
          end="These are all your packs"
        />
      )}
    </>
  );
}

function PackSwitch({ pack, item }: { pack: PackChoice; item: PackItem }) {
  const packed = useSwitch({
    key: `pack-${pack.id}-${item.track_id ?? item.album_id}`,
    action: ACTION,
    fields: { pack_id: pack.id, ...itemFields(item) },
    on: pack.holds,
    signedIn: true,
  });
  const Icon = packed.on ? Check : Plus;
  return (
    <SwitchForm action={ACTION} fields={packed.fields} onPress={packed.press} className="block">
      <button
        type="submit"
        aria-pressed={packed.on}
        className="-mx-2 flex min-h-16 w-[calc(100%+1rem)] items-center gap-3.5 rounded-control px-2 py-2 text-left transition-[background-color,transform] hover:bg-hover active:scale-[0.99]"
      >
        <PackPicture url={pack.cover_image_url} />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-serif text-base leading-snug">{pack.name}</span>
          <span className="block text-caption text-muted tabular-nums">{contents(pack)}</span>
        </span>
        <span
          aria-hidden="true"
          className={cx(
            "grid size-8 shrink-0 place-items-center rounded-full border",
            packed.on ? "border-accent bg-accent text-on-accent" : "border-edge text-muted",
          )}
        >
          <Icon className="size-4" />
        </span>
      </button>
    </SwitchForm>
  );
}

function PackPicture({ url }: { url: string | null }) {
  if (url === null) {
    return (
      <span className="cover-edge grid size-12 shrink-0 place-items-center bg-raised text-edge">
        <Package aria-hidden="true" strokeWidth={1.5} className="size-5" />
      </span>
    );
  }
  return (
    <img
      src={url}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      decoding="async"
      className="cover-edge block size-12 shrink-0 bg-raised object-contain"
    />
  );
}
