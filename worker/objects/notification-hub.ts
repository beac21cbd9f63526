import { DurableObject } from "cloudflare:workers";
import { openDatabase } from "#db/client.server.ts";
import { type EndedSessions, type Listener, type LiveMessage, readNews } from "../domain/live.server.ts";

/** At most 2 messages a second to one connection (api-contract: Notifications), and some room for jitter on the way. */
const GAP_MS = 550;
/** Of one member, over all their tabs and devices; one more closes the oldest. */
const MOST_CONNECTIONS = 30;
/** The database is asked again this much later where it did not answer. */
const RETRY_MS = 10_000;
const SESSION_ENDED = 4401;
const TOO_MANY = 4409;
const NOT_TALKED_TO = 1008;

/** What a connection keeps while the object sleeps. */
type Connection = Listener & {
  openedAt: number;
  sentAt: number;
  /** Its first message is the unread count, whatever happens meanwhile. */
  isGreeted: boolean;
  /** What it has yet to be told: the newest line, or just the count. */
  owed: { lineId: string | null } | null;
};

/** Opens a connection to a member's hub; the answer holds the socket. */
export function connect(env: Env, listener: Listener): Promise<Response> {
  return env.NOTIFICATION_HUB.getByName(listener.userId).fetch("https://hub.internal/", {
    headers: { Upgrade: "websocket", "X-Listener": JSON.stringify(listener) },
  });
}

/** One member's live connections. What it tells is read from the database when it is told. */
export class NotificationHub extends DurableObject<Env> {
  #isDelivering = false;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
  }

  /** Only `connect` above comes here: the Worker has checked who it is. */
  override async fetch(request: Request): Promise<Response> {
    const listener = JSON.parse(request.headers.get("X-Listener") ?? "") as Listener;
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server);
    write(server, { ...listener, openedAt: Date.now(), sentAt: 0, isGreeted: false, owed: null });
    this.#closeOldest();
    this.ctx.waitUntil(this.#deliver());
    return new Response(null, { status: 101, webSocket: client });
  }

  /** Nobody is listened to: whoever talks has mistaken the address. */
  override async webSocketMessage(socket: WebSocket): Promise<void> {
    socket.close(NOT_TALKED_TO, "This stream takes no messages");
  }

  override async alarm(): Promise<void> {
    const now = Date.now();
    const [expired] = this.#open().filter(({ connection }) => connection.expiresAt <= now);
    if (expired) await this.#closeEnded(expired.connection.userId);
    await this.#deliver();
  }

  /** Tells of a line, or that the unread count may have changed. Answers how many are listening. */
  async publish(lineId: string | null): Promise<number> {
    const sockets = this.#open();
    for (const { socket, connection } of sockets) {
      write(socket, { ...connection, owed: { lineId: lineId ?? connection.owed?.lineId ?? null } });
    }
    if (sockets.length > 0) await this.#deliver();
    return sockets.length;
  }

  async endSessions(ended: EndedSessions): Promise<void> {
    for (const { socket, connection } of this.#open()) {
      if (hasEnded(connection.session, ended)) socket.close(SESSION_ENDED, "The session has ended");
    }
  }

  async #deliver(): Promise<void> {
    if (this.#isDelivering) return;
    this.#isDelivering = true;
    try {
      for (let due = this.#due(); due.length > 0; due = this.#due()) await this.#send(due);
    } finally {
      this.#isDelivering = false;
      await this.#wakeWhenDue();
    }
  }

  async #send(due: WebSocket[]): Promise<void> {
    const claims = due.map((socket) => {
      const connection = read(socket);
      const { isGreeted, owed } = connection;
      // What is published while the database is asked is owed anew.
      write(socket, { ...connection, owed: isGreeted ? null : owed, isGreeted: true, sentAt: Date.now() });
      return { socket, connection, lineId: isGreeted ? (owed?.lineId ?? null) : null };
    });
    const lineIds = [...new Set(claims.flatMap(({ lineId }) => lineId ?? []))];
    const [first] = claims;
    if (!first) return;

    const news = await readNews(this.#db(), first.connection.userId, lineIds, Date.now()).catch((error: unknown) => {
      for (const { socket, connection } of claims) {
        const { owed } = read(socket);
        write(socket, { ...connection, owed: owed ?? connection.owed, sentAt: Date.now() + RETRY_MS });
      }
      throw error;
    });

    for (const { socket, connection, lineId } of claims) {
      if (socket.readyState !== WebSocket.OPEN) continue;
      if (!news.sessions.has(connection.session)) {
        socket.close(SESSION_ENDED, "The session has ended");
        continue;
      }
      const line = lineId === null ? undefined : news.lines.get(lineId);
      const message: LiveMessage = line
        ? { type: "notification", notification: line, unread_count: news.unreadCount }
        : { type: "unread_count", unread_count: news.unreadCount };
      socket.send(JSON.stringify(message));
      write(socket, { ...read(socket), sentAt: Date.now() });
    }
  }

  /** Sessions that are used last longer than they promised when the connection was opened. */
  async #closeEnded(userId: string): Promise<void> {
    const now = Date.now();
    const { sessions } = await readNews(this.#db(), userId, [], now);
    for (const { socket, connection } of this.#open()) {
      const expiresAt = sessions.get(connection.session);
      if (expiresAt === undefined) socket.close(SESSION_ENDED, "The session has ended");
      else write(socket, { ...connection, expiresAt });
    }
  }

  #closeOldest(): void {
    const open = this.#open().sort((a, b) => a.connection.openedAt - b.connection.openedAt);
    for (const { socket } of open.slice(0, Math.max(0, open.length - MOST_CONNECTIONS))) {
      socket.close(TOO_MANY, "Too many connections");
    }
  }

  /** A timer would keep the object awake. */
  async #wakeWhenDue(): Promise<void> {
    const times = this.#open().map(({ connection }) =>
      hasNews(connection) ? connection.sentAt + GAP_MS : connection.expiresAt,
    );
    if (times.length > 0) await this.ctx.storage.setAlarm(Math.min(...times));
    else await this.ctx.storage.deleteAlarm();
  }

  #due(): WebSocket[] {
    const now = Date.now();
    return this.#open()
      .filter(({ connection }) => hasNews(connection) && connection.sentAt + GAP_MS <= now)
      .map(({ socket }) => socket);
  }

  #open() {
    return this.ctx
      .getWebSockets()
      .filter(({ readyState }) => readyState === WebSocket.OPEN)
      .map((socket) => ({ socket, connection: read(socket) }));
  }

  #db() {
    return openDatabase(this.env.DB, "first-primary").db;
  }
}

function hasNews({ isGreeted, owed }: Connection): boolean {
  return !isGreeted || owed !== null;
}

function hasEnded(session: string, ended: EndedSessions): boolean {
  if (ended === "all") return true;
  return "only" in ended ? session === ended.only : session !== ended.except;
}

function read(socket: WebSocket): Connection {
  return socket.deserializeAttachment() as Connection;
}

function write(socket: WebSocket, connection: Connection): void {
  socket.serializeAttachment(connection);
}
