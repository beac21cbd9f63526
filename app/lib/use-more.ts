import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher, useLocation } from "react-router";
import { onCacheEmptied, readForgiving } from "#app/lib/client-cache.ts";
import { fetcherPath } from "#app/lib/screens.ts";

type Identified = { id: string };
type Appended<T> = { listKey: string; items: T[]; pages: number; isEnd: boolean };

/** What was appended to lists, by the step of the history: Back finds a list as long as it was left. */
const left = new Map<string, unknown>();
onCacheEmptied(() => left.clear());

export type MoreOptions<T> = {
  /** Tells apart the lists of one screen. */
  name: string;
  /** The page that the screen came with, and where it starts. When it is read again, what was appended stays. */
  first: T[];
  offset: number;
  pageSize: number;
  /** The address of the page that starts at an offset; without a script it is a link. */
  href: (offset: number) => string;
  /** Finds the page in what that address answered; null where it could not be read. */
  pick: (answer: unknown) => T[] | null;
  onFailure: () => void;
};

/** A list whose next pages are appended on the screen. */
export function useMore<T extends Identified>({
  name,
  first,
  offset,
  pageSize,
  href,
  pick,
  onFailure,
}: MoreOptions<T>) {
  const { key } = useLocation();
  const listKey = `${key} ${name}`;
  const fetcher = useFetcher({ key: listKey });
  const isAsked = useRef(false);
  const [kept, setKept] = useState(() => restore<T>(listKey));
  const appended = kept.listKey === listKey ? kept : restore<T>(listKey);
  const nextHref = href(offset + pageSize * (appended.pages + 1));

  const take = useEffectEvent((answer: unknown) => {
    const page = pick(answer);
    if (page === null) return onFailure();
    const items = unique([...appended.items, ...page]);
    const next = { listKey, items, pages: appended.pages + 1, isEnd: page.length < pageSize };
    left.set(listKey, next);
    setKept(next);
  });

  useEffect(() => {
    if (!isAsked.current || fetcher.state !== "idle") return;
    isAsked.current = false;
    take(fetcher.data);
  }, [fetcher.state, fetcher.data]);

  async function more() {
    await readForgiving(nextHref, () => fetcher.load(fetcherPath(nextHref)));
  }

  return {
    items: unique([...first, ...appended.items]),
    isEnd: appended.pages === 0 ? first.length < pageSize : appended.isEnd,
    isLoading: fetcher.state !== "idle",
    nextHref,
    more: () => {
      isAsked.current = true;
      more();
    },
  };
}

/** Finds the list of this name in a screen's data; null where there is none. */
export function listIn<T>(name: string): (answer: unknown) => T[] | null {
  return (answer) => {
    if (typeof answer !== "object" || answer === null) return null;
    const list = (answer as Record<string, unknown>)[name];
    return Array.isArray(list) ? (list as T[]) : null;
  };
}

function restore<T>(listKey: string): Appended<T> {
  return (left.get(listKey) as Appended<T> | undefined) ?? { listKey, items: [], pages: 0, isEnd: false };
}

/** The newest state of each, where it first stood. */
function unique<T extends Identified>(items: T[]): T[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
