/** The browser's end of /api/notifications/stream. Fetched after the page has been taken over, for members alone. */

export type Told = { type: "notification" | "unread_count"; unread_count: number };

const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 60_000;
/** A tab that is out of sight this long hangs up, and asks again when it is looked at. */
const HIDDEN_MS = 30_000;
/** Whatever stands between may forget a silent connection, and a sleeping machine does not notice. */
const PING_MS = 25_000;
const PONG_WITHIN_MS = 10_000;
/** The session has ended, or the member has too many tabs: asking again would not help. */
const FINAL = new Set([4401, 4409]);

/** Listens until it is told to stop, across lost connections, sleep and tabs that nobody looks at. */
export function listenLive(onTold: (told: Told) => void): () => void {
  let socket: WebSocket | null = null;
  let failures = 0;
  let isOver = false;
  let retry: Timer;
  let hiding: Timer;
  let ping: Timer;
  let pong: Timer;

  function connect() {
    clearTimeout(retry);
    if (isOver || socket || document.hidden || !navigator.onLine) return;
    const mine = new WebSocket(`${window.location.origin.replace(/^http/, "ws")}/api/notifications/stream`);
    socket = mine;
    // A first word at once: some servers in between hold back a close until one was said.
    mine.onopen = () => {
      mine.send("ping");
      keepAlive();
    };
    mine.onmessage = ({ data }) => {
      clearTimeout(pong);
      keepAlive();
      const told = parse(data);
      if (!told) return;
      failures = 0;
      onTold(told);
    };
    mine.onclose = ({ code }) => {
      if (socket !== mine) return;
      hangUp();
      if (FINAL.has(code)) stop();
      else retryLater();
    };
  }

  /** Its own closing is not heard any more. */
  function hangUp() {
    clearTimeout(ping);
    clearTimeout(pong);
    const mine = socket;
    socket = null;
    mine?.close();
  }

  /** Everybody's connections are lost at once when the service is renewed: they come back one by one. */
  function retryLater() {
    const wait = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures);
    failures += 1;
    retry = setTimeout(connect, wait * (0.5 + Math.random() / 2));
  }

  function keepAlive() {
    clearTimeout(ping);
    ping = setTimeout(() => {
      socket?.send("ping");
      pong = setTimeout(() => {
        hangUp();
        retryLater();
      }, PONG_WITHIN_MS);
    }, PING_MS);
  }

  function look() {
    clearTimeout(hiding);
    if (document.hidden) hiding = setTimeout(rest, HIDDEN_MS);
    else wake();
  }

  function wake() {
    failures = 0;
    connect();
  }

  function rest() {
    clearTimeout(retry);
    hangUp();
  }

  function stop() {
    isOver = true;
    clearTimeout(hiding);
    rest();
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("online", wake);
    window.removeEventListener("offline", rest);
  }

  document.addEventListener("visibilitychange", look);
  window.addEventListener("online", wake);
  window.addEventListener("offline", rest);
  connect();
  return stop;
}

type Timer = ReturnType<typeof setTimeout> | undefined;

function parse(data: unknown): Told | null {
  if (typeof data !== "string" || !data.startsWith("{")) return null;
  const told: unknown = JSON.parse(data);
  if (typeof told !== "object" || told === null || !("type" in told) || !("unread_count" in told)) return null;
  const { type, unread_count } = told;
  if ((type !== "notification" && type !== "unread_count") || typeof unread_count !== "number") return null;
  return { type, unread_count };
}
