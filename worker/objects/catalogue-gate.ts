import { DurableObject } from "cloudflare:workers";

/** MusicBrainz takes one request a second from one sender; the rest is room for jitter on the way. */
const SPACING_MS = 1_100;

/**
 * The one gate of a deployment through which its requests to a catalogue go out one by one. It only tells who goes when,
 * so nothing waits in it. What it knows is not stored: it forgets by being evicted, which is after a longer silence
 * than any spacing, or by a deployment, which lets one request through early.
 */
export class CatalogueGate extends DurableObject<Env> {
  #next = 0;

  /** Milliseconds after which the caller may send one request; null, and no place taken, where they are too many. */
  async reserve(atMostMs: number): Promise<number | null> {
    const now = Date.now();
    const wait = Math.max(0, this.#next - now);
    if (wait > atMostMs) return null;
    this.#next = now + wait + SPACING_MS;
    return wait;
  }

  /** Nobody goes for a while: the catalogue asked for it. */
  async pause(ms: number): Promise<void> {
    this.#next = Math.max(this.#next, Date.now() + ms);
  }
}
