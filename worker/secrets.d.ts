/** Set with `wrangler secret put`; not in wrangler.toml, where a variable of the same name would stand in its way. */
interface Env {
  VAPID_PRIVATE_KEY?: string;
}
