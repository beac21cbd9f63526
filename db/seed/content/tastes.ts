import type { RecordName } from "./written-review.ts";

type Shelf = readonly RecordName[];
type TrackNames = readonly (readonly [track: string, of: RecordName])[];

export type WrittenShelves = {
  favourites: Shelf;
  favouriteTracks: TrackNames;
  liked: Shelf;
  likedTracks: TrackNames;
  watchlist: Shelf;
  followedArtists: readonly string[];
};

/** What the demo member keeps, by hand; everybody else's shelves but the admin's are drawn from their taste. */
export const demoShelves: WrittenShelves = {
  favourites: [
    "Radiohead | In Rainbows",
    "Joni Mitchell | Hejira",
    "Miles Davis | Kind of Blue",
    "Nick Drake | Five Leaves Left",
    "Frank Ocean | Blonde",
    "Alice Coltrane | Journey in Satchidananda",
    "Boards of Canada | Music Has the Right to Children",
  ],
  favouriteTracks: [
    ["Weird Fishes/Arpeggi", "Radiohead | In Rainbows"],
    ["River Man", "Nick Drake | Five Leaves Left"],
    ["Supercut", "Lorde | Melodrama"],
    ["Blue in Green", "Miles Davis | Kind of Blue"],
  ],
  liked: [
    "Radiohead | Kid A",
    "Björk | Vespertine",
    "Fela Kuti | Expensive Shit",
    "D'Angelo | Voodoo",
    "PJ Harvey | Let England Shake",
    "Kacey Musgraves | Golden Hour",
    "Sade | Diamond Life",
    "Tinariwen | Aman Iman",
    "Sigur Rós | Ágætis byrjun",
    "Brian Eno | Another Green World",
    "Nas | Illmatic",
  ],
  likedTracks: [
    ["Reckoner", "Radiohead | In Rainbows"],
    ["Idioteque", "Radiohead | Kid A"],
    ["Let Down", "Radiohead | OK Computer"],
    ["Coyote", "Joni Mitchell | Hejira"],
    ["Slow Burn", "Kacey Musgraves | Golden Hour"],
    ["Northern Sky", "Nick Drake | Bryter Layter"],
    ["Roygbiv", "Boards of Canada | Music Has the Right to Children"],
    ["The World Is Yours", "Nas | Illmatic"],
    ["Nights", "Frank Ocean | Blonde"],
    ["Water No Get Enemy", "Fela Kuti | Expensive Shit"],
  ],
  watchlist: [
    "Kendrick Lamar | To Pimp a Butterfly",
    "Godspeed You! Black Emperor | Lift Your Skinny Fists Like Antennas to Heaven",
    "Burning Spear | Marcus Garvey",
    "Cesária Évora | Miss Perfumado",
    "Metallica | Master of Puppets",
    "Original Broadway Cast of West Side Story | West Side Story",
    "Charles Mingus | Mingus Ah Um",
  ],
  followedArtists: [
    "Radiohead",
    "Joni Mitchell",
    "Nick Drake",
    "Björk",
    "Miles Davis",
    "Frank Ocean",
    "Fontaines D.C.",
    "Boards of Canada",
  ],
};

export const adminShelves: WrittenShelves = {
  favourites: [
    "John Coltrane | Blue Train",
    "Miles Davis | Kind of Blue",
    "Bob Marley and the Wailers | Exodus",
    "Burning Spear | Marcus Garvey",
  ],
  favouriteTracks: [
    ["Moment's Notice", "John Coltrane | Blue Train"],
    ["Waiting in Vain", "Bob Marley and the Wailers | Exodus"],
  ],
  liked: ["Charles Mingus | Mingus Ah Um", "The Dave Brubeck Quartet | Time Out", "Miles Davis | Kind of Blue"],
  likedTracks: [
    ["Blue in Green", "Miles Davis | Kind of Blue"],
    ["Water No Get Enemy", "Fela Kuti | Expensive Shit"],
  ],
  watchlist: ["Cesária Évora | Miss Perfumado", "Alice Coltrane | Journey in Satchidananda"],
  followedArtists: ["Burning Spear", "John Coltrane", "Charles Mingus", "Miles Davis"],
};

/** Whom the demo member follows, newest last, and who follows them. */
export const demoFollows: readonly string[] = [
  "noor_k",
  "bluenotes",
  "oldfriendfern",
  "bassface",
  "vinylgran",
  "pixelrain",
  "fieldnotes",
  "roadsalt",
  "heyitsjo",
  "quietstorm",
  "dub_siren",
  "feedbackloop",
  "gridlock",
];

/** The same of the admin. */
export const adminFollows: readonly string[] = ["clavichord", "bluenotes", "dub_siren", "demo"];

export const adminFollowers: readonly string[] = ["scoresheet", "vinylgran", "grumpelstilz", "clavichord", "bluenotes"];

export const demoFollowers: readonly string[] = [
  "noor_k",
  "oldfriendfern",
  "bassface",
  "vinylgran",
  "pelican_p",
  "longplayer",
  "kitchenradio",
  "halfstep",
  "saltandvinegar",
  "dialtone",
  "cratedigger",
  "stagedoor",
  "tapehiss",
];
