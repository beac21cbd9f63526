import type { RecordName } from "./written-review.ts";

/** Left for the first visitor who opens them: in the catalogue, not yet in the database. */
export const UNOPENED: readonly RecordName[] = [
  "Björk | Náttúra",
  "Sigur Rós | Ba Ba Ti Ki Di Do",
  "The Clash | The Cost of Living",
  "Godspeed You! Black Emperor | Slow Riot for New Zerø Kanada",
  "Bob Marley and the Wailers | Natty Dread",
  "Charli XCX | Vroom Vroom",
  "Boards of Canada | In a Beautiful Place Out in the Country",
  "Janelle Monáe | Metropolis: Suite I (The Chase)",
  "Johnny Cash | American Recordings",
  "Stevie Wonder | Signed, Sealed, Delivered I'm Yours",
  "FM-84 | Bend & Break",
  "Gunship | Dark All Day",
];
