import { useEffect, useEffectEvent, useState } from "react";
import { data, Navigate, useFetcher, useRevalidator } from "react-router";
import { z } from "zod";
import { Link } from "#app/components/link.tsx";
import { NotificationRow, NotificationRowSkeleton } from "#app/components/notification-row.tsx";
import { ShowMore } from "#app/components/show-more.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { ErrorState } from "#app/components/ui/error-state.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { Loading } from "#app/components/ui/skeleton.tsx";
import { showToast } from "#app/components/ui/toaster.tsx";
import { forgivingAction } from "#app/lib/forgiving-action.ts";
import { load, press, readFields } from "#app/lib/form-action.server.ts";
import { readSoon, useArrived } from "#app/lib/fresh-screen.ts";
import { originOf, pageMeta } from "#app/lib/meta.ts";
import { section } from "#app/lib/section.server.ts";
import { useFetcherToast } from "#app/lib/toast.ts";
import { onUnread, setUnread } from "#app/lib/unread.ts";
import { listIn, useMore } from "#app/lib/use-more.ts";
import { getCtx } from "#worker/context.server.ts";
import { requireViewer } from "#worker/domain/auth.server.ts";
import type { Notification, ShownNotification } from "#worker/domain/dto.ts";
import {
  listShownNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from "#worker/domain/notifications.server.ts";
import { paging } from "#worker/domain/paging.schema.ts";
import type { Route } from "./+types/notifications";

const HERE = "/notifications";
const PAGE = 20;
const PLACEHOLDERS = [1, 2, 3, 4, 5];
const FAILED = "Unable to load notifications. Please try again later.";
const NOT_MARKED = { title: "Error", description: "Failed to mark as read. Please try again.", tone: "error" as const };

const Query = z.object({ offset: paging(PAGE).offset.catch(0) });
const Fields = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("read"), id: z.string().min(1).max(100) }),
  z.object({ intent: z.literal("read-all") }),
]);

export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = getCtx({ context });
  await load(requireViewer(ctx), HERE);
  const { offset } = Query.parse(Object.fromEntries(url.searchParams));
  const notifications = await section(ctx, listShownNotifications(ctx, { limit: PAGE, offset }));
  return { notifications, offset, now: ctx.now };
}

type PageData = Awaited<ReturnType<typeof loader>>;

/** The screen opens at once, with placeholders; once it is open, what is read anew replaces what it shows. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return readSoon<PageData>(request, serverLoader);
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = getCtx({ context });
  const fields = await readFields(request, Fields);
  const marked = fields.intent === "read" ? markNotificationRead(ctx, fields.id) : markAllNotificationsRead(ctx);
  const pressed = await press<unknown>(request, marked, { returnTo: HERE, refused: () => NOT_MARKED });
  return pressed.ok ? { ok: true } : data({ ok: false, toast: pressed.toast }, { status: pressed.status });
}

export const clientAction = forgivingAction(() => ({ ok: false, toast: NOT_MARKED }));

export default function Notifications({ loaderData }: Route.ComponentProps) {
  const arrived = useArrived<PageData>(loaderData);
  return (
    <div className="mx-auto w-full max-w-2xl px-gutter pt-6 lg:px-0 lg:pt-10">
      {arrived === null ? (
        <Placeholders />
      ) : "page" in arrived ? (
        <List {...arrived.page} />
      ) : (
        <Lost error={arrived.error} />
      )}
    </div>
  );
}

function List({ notifications, offset, now }: PageData) {
  const list = useMore<ShownNotification>({
    name: "notifications",
    first: notifications ?? [],
    offset,
    pageSize: PAGE,
    href: (at) => `${HERE}?offset=${at}`,
    pick: listIn("notifications"),
    onFailure: () => showToast({ title: "Error", description: FAILED, tone: "error" }),
  });
  const all = useFetcher<typeof action>();
  const one = useFetcher<typeof action>();
  const fresh = useFresh(list.items, all);
  useMarkShown(notifications);
  useNews();
  useFetcherToast(all);
  useFetcherToast(one);

  function open({ id, is_read }: Notification) {
    if (is_read) return;
    one.submit({ intent: "read", id }, { method: "post", action: HERE, defaultShouldRevalidate: false });
  }

  return (
    <>
      <Title>
        {fresh.size > 0 && (
          <all.Form method="post" action={HERE}>
            <input type="hidden" name="intent" value="read-all" />
            <Button type="submit" size="sm" pending={all.state !== "idle"}>
              Mark all as read
            </Button>
          </all.Form>
        )}
      </Title>
      {notifications === null ? (
        <ErrorState text={FAILED} />
      ) : list.items.length === 0 && offset === 0 ? (
        <Empty />
      ) : (
        <>
          <ul className="-mx-3 flex flex-col gap-1 lg:-mx-4">
            {list.items.map((notification) => (
              <li key={notification.id}>
                <NotificationRow
                  notification={notification}
                  now={now}
                  isUnread={fresh.has(notification.id)}
                  onOpen={() => open(notification)}
                />
              </li>
            ))}
          </ul>
          <ShowMore
            href={list.nextHref}
            isEnd={list.isEnd}
            isLoading={list.isLoading}
            onMore={list.more}
            end="No more notifications"
          />
        </>
      )}
    </>
  );
}

/** Lines that were unread when they came: they look so until one leaves, or marks all of them oneself. */
function useFresh(items: Notification[], all: { state: string; data?: unknown }): ReadonlySet<string> {
  const [kept, setKept] = useState<{ ids: ReadonlySet<string>; answer: unknown }>({ ids: new Set(), answer: all.data });
  const unread = items.filter(({ is_read }) => !is_read).map(({ id }) => id);
  const wasMarked = all.state === "idle" && all.data !== kept.answer;
  if (wasMarked) setKept({ ids: new Set(unread), answer: all.data });
  else if (unread.some((id) => !kept.ids.has(id))) setKept({ ...kept, ids: new Set([...kept.ids, ...unread]) });
  return kept.ids;
}

/** Whatever was shown counts as read (part 1 §2.7). */
function useMarkShown(notifications: Notification[] | null) {
  const fetcher = useFetcher<typeof action>();
  const mark = useEffectEvent(() => {
    fetcher.submit({ intent: "read-all" }, { method: "post", action: HERE, defaultShouldRevalidate: false });
  });
  useEffect(() => {
    if (notifications?.some(({ is_read }) => !is_read)) mark();
  }, [notifications]);
  const isMarked = fetcher.data?.ok === true;
  useEffect(() => {
    if (isMarked && fetcher.data) setUnread(0);
  }, [isMarked, fetcher.data]);
}

/** Nothing unread is left of what is shown: a count is of something new. */
function useNews() {
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      onUnread((count) => {
        if (count > 0) revalidate();
      }),
    [revalidate],
  );
}

function Title({ children }: { children?: React.ReactNode }) {
  return (
    <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <Heading level={1}>Notifications</Heading>
      {children}
    </div>
  );
}

function Empty() {
  return (
    <EmptyState
      drawing="bell"
      text="No notifications yet"
      hint="You'll see notifications here when people interact with your content"
      action={
        <Button asChild>
          <Link to="/search">Find an album to review</Link>
        </Button>
      }
    />
  );
}

function Placeholders() {
  return (
    <>
      <Title />
      <Loading label="Loading notifications" className="-mx-3 lg:-mx-4">
        {PLACEHOLDERS.map((row) => (
          <NotificationRowSkeleton key={row} />
        ))}
      </Loading>
    </>
  );
}

/** The session may have ended since the page before. */
function Lost({ error }: { error: unknown }) {
  const signIn = error instanceof Response ? error.headers.get("Location") : null;
  if (signIn) return <Navigate to={signIn} replace />;
  return (
    <>
      <Title />
      <ErrorState text={FAILED} />
    </>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: "Notifications",
    description: "What people did with what you wrote.",
    path: HERE,
    origin: originOf(matches),
    noIndex: true,
  });
}
