import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from "@playwright/test";
import { ORIGIN } from "./origin.ts";

export { expect, type Page };

export const DEMO = { username: "demo", email: "demo@sleevenotes.example", password: "Sleevenotes1" };

export type Member = { id: string; username: string; email: string; password: string };

/** What a test may say beforehand of what it will provoke; all else that a browser complains of fails the test. */
type Complaints = {
  /** The one message that Chromium logs for an answer of this status. */
  expectStatus: (status: number, times?: number) => void;
  /** The messages that it logs for requests that do not arrive. */
  expectLostRequests: () => void;
  /** The requests to another site that the test has set up. */
  expectVisitsTo: (origin: string) => void;
};

export const test = base.extend<{
  complaints: Complaints;
  another: (options?: BrowserContextOptions) => Promise<Page>;
}>({
  complaints: [
    async ({ context }, provide) => {
      const watch = watchComplaints();
      watch.on(context);
      await provide(watch);
      expect(watch.unexpected(), "what the browser complained of").toEqual([]);
    },
    { auto: true },
  ],

  /** Opens somebody else's browser. */
  another: async ({ browser, complaints, contextOptions }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async (options = {}) => {
      const context = await browser.newContext({ ...contextOptions, ...options });
      opened.push(context);
      (complaints as ReturnType<typeof watchComplaints>).on(context);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
});

function watchComplaints() {
  const complaints: string[] = [];
  const statuses = new Map<number, number>();
  const visited = [ORIGIN];
  let lostAllowed = false;

  function isAllowed(text: string): boolean {
    if (lostAllowed && /Failed to load resource: net::|Failed to fetch|net::ERR_/.test(text)) return true;
    const status = Number(/Failed to load resource: the server responded with a status of (4\d\d)/.exec(text)?.[1]);
    const left = statuses.get(status) ?? 0;
    if (left === 0) return false;
    statuses.set(status, left - 1);
    return true;
  }

  return {
    on(context: BrowserContext) {
      context.on("weberror", (event) => {
        const { name, message, stack } = event.error();
        complaints.push(`page error: ${name}: ${message} at ${event.page()?.url()}\n${stack ?? ""}`);
      });
      context.on("console", (message) => {
        if (!["error", "warning"].includes(message.type()) || isAllowed(message.text())) return;
        complaints.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on("request", (request) => {
        const { protocol, origin } = new URL(request.url());
        if (/^https?:$/.test(protocol) && !visited.includes(origin)) complaints.push(`a request to ${request.url()}`);
      });
    },
    unexpected: () => complaints,
    expectStatus(status: number, times = 1) {
      statuses.set(status, (statuses.get(status) ?? 0) + times);
    },
    expectLostRequests() {
      lostAllowed = true;
    },
    expectVisitsTo(origin: string) {
      visited.push(origin);
    },
  };
}

/** Opens a page and waits until its script has taken over. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

export async function hydrated(page: Page) {
  await page.waitForFunction(() => {
    const main = document.getElementById("main");
    return main !== null && Object.keys(main).some((key) => key.startsWith("__reactProps"));
  });
  // Effects come after the markup has been taken over.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/** Names that nobody else has. */
export function newcomer(): Omit<Member, "id"> {
  const username = `m_${crypto.randomUUID().replaceAll("-", "").slice(0, 12)}`;
  return { username, email: `${username}@people.example`, password: "Sleeve1notes" };
}

/** Makes a new member and signs them in to this page's browser, past the form. */
export async function signUp(page: Page): Promise<Member> {
  const person = newcomer();
  const { user } = await callApi<{ user: { id: string } }>(page, "POST", "/auth/sign-up", person);
  return { ...person, id: user.id };
}

export async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await callApi(page, "POST", "/auth/sign-in", { email, password });
}

export async function signInAsDemo(page: Page) {
  await signIn(page, DEMO);
}

/** A call of the API with the cookies of this page's browser. */
export async function callApi<T>(page: Page, method: string, path: string, data?: unknown): Promise<T> {
  const response = await page.request.fetch(`/api${path}`, { method, data, headers: { Origin: ORIGIN } });
  const body = await response.text();
  expect(response.ok(), `${method} ${path}: ${response.status()} ${body}`).toBe(true);
  return (body === "" ? null : JSON.parse(body)) as T;
}

export type AlbumFacts = { id: string; title: string; artist: string; artist_id: string };

export async function findAlbum(page: Page, title: string, artist: string): Promise<AlbumFacts> {
  const { albums } = await callApi<{ albums: AlbumFacts[] }>(page, "GET", `/search?q=${encodeURIComponent(title)}`);
  const album = albums.find((found) => found.title === title && found.artist === artist);
  if (!album) throw new Error(`The demo catalogue has no ${title} by ${artist}`);
  return album;
}

type ReviewFacts = { id: string; album_id: string };
type ReviewText = { rating?: number; content?: string; genres?: string[]; vibes?: string[] };

/** Writes a review past the form. */
export function postReview(page: Page, album: AlbumFacts, review: ReviewText = {}): Promise<ReviewFacts> {
  return callApi<ReviewFacts>(page, "POST", "/reviews", { album_id: album.id, rating: 7, content: "", ...review });
}

/** A message: `role="status"`, for errors `role="alert"`. */
export function toast(page: Page, title: string, { role = "status" }: { role?: "status" | "alert" } = {}) {
  return page.getByRole(role).filter({ hasText: title });
}

export async function expectErrorToast(page: Page, title: string, text: string) {
  // The one before it may still be fading.
  await expect(toast(page, title, { role: "alert" }).filter({ hasText: text })).toBeVisible();
}
