/** Two OKLCH hues (0 to 359) for the quiet gradient behind an album's header: always the same, never far apart. */
export function coverHues(id: string): [number, number] {
  const hash = fnv1a(id);
  const first = hash % 360;
  const distance = 35 + ((hash >>> 9) % 60);
  const side = (hash >>> 20) % 2 === 0 ? 1 : -1;

  return [first, (first + side * distance + 360) % 360];
}

/** FNV-1a, 32 bits, with the finisher of MurmurHash3 so that ids that differ in one letter land far apart. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
