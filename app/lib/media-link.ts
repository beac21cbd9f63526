/**
 * A web address that a member gave, and the place where it leads. Null for all that is not of the web, and for one with a
 * name before its host, which passes for another place.
 */
export function mediaLink(address: string | null): { href: string; host: string } | null {
  if (address === null || !URL.canParse(address)) return null;
  const { protocol, username, password, hostname, href } = new URL(address);
  const isWeb = (protocol === "http:" || protocol === "https:") && hostname !== "" && username + password === "";
  return isWeb ? { href, host: hostname.replace(/^www\./, "") } : null;
}
