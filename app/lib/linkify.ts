export type TextPart = { text: string; href?: string };

/** No quotes, brackets or invisible characters: what a link shows is where it leads. */
const ADDRESS = /\bhttps?:\/\/[^\s<>"'`\p{C}]+/giu;
/** Belongs to the sentence around an address. */
const SENTENCE_END = /[.,;:!?*_~…”’»]+$/u;

/** What people write, cut into plain text and the addresses in it: those of the web alone, http and https. */
export function linkify(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = trimmed(match[0]);
    const href = webAddress(address);
    if (href === null) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: address, href });
    end = match.index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** Without the full stop after it, and without a bracket that was opened before it. */
function trimmed(address: string): string {
  const cut = address.replace(SENTENCE_END, "");
  const isUnbalanced =
    (cut.endsWith(")") && count(cut, ")") > count(cut, "(")) ||
    (cut.endsWith("]") && count(cut, "]") > count(cut, "["));
  return isUnbalanced ? trimmed(cut.slice(0, -1)) : cut;
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}

/** Null for what is none, and for one with a name before its host, which passes for another place. */
function webAddress(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, username, password, hostname, href } = new URL(address);
  const isWeb = (protocol === "http:" || protocol === "https:") && hostname !== "";
  return isWeb && username === "" && password === "" ? href : null;
}
