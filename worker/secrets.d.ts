/** Set with `wrangler secret put`; not in wrangler.toml, where a variable of the same name would stand in its way. */
interface Env {
  VAPID_PRIVATE_KEY?: string;
  SPOTIFY_CLIENT_ID?: string;
  SPOTIFY_CLIENT_SECRET?: string;
  GOOGLE_CLIENT_SECRET?: string;
  DISCORD_CLIENT_SECRET?: string;
  GITHUB_CLIENT_SECRET?: string;
  /** Where something else stands in for a provider of sign-in; nobody looks at them in production. */
  GOOGLE_OAUTH_URL?: string;
  DISCORD_OAUTH_URL?: string;
  GITHUB_OAUTH_URL?: string;
  /** Where something else stands in for a catalogue; nobody looks at them in production. */
  SPOTIFY_API_URL?: string;
  SPOTIFY_ACCOUNTS_URL?: string;
  MUSICBRAINZ_API_URL?: string;
  COVER_ART_ARCHIVE_URL?: string;
}
