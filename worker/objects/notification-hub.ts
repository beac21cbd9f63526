import { DurableObject } from "cloudflare:workers";

/** One member's live connections. It has no callers yet: the class stands so that the first deploy makes its storage. */
export class NotificationHub extends DurableObject<Env> {}
