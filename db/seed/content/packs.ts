import type { RecordName } from "./written-review.ts";

export type WrittenPack = {
  by: string;
  name: string;
  description: string | null;
  albums: readonly RecordName[];
  tracks: readonly (readonly [track: string, of: RecordName])[];
};

export const packs: readonly WrittenPack[] = [
  {
    by: "demo",
    name: "Third Listen Club",
    description: "Records that wouldn't open until the third time. Be patient with them.",
    albums: [
      "Radiohead | Kid A",
      "Björk | Homogenic",
      "Miles Davis | Bitches Brew",
      "D'Angelo | Voodoo",
      "Frank Ocean | Blonde",
      "Can | Tago Mago",
    ],
    tracks: [
      ["Idioteque", "Radiohead | Kid A"],
      ["Spanish Joint", "D'Angelo | Voodoo"],
    ],
  },
  {
    by: "demo",
    name: "Cleaning the flat (not cleaning the flat)",
    description: "Starts tidy. Ends on the sofa.",
    albums: [
      "Alice Coltrane | Journey in Satchidananda",
      "Buena Vista Social Club | Buena Vista Social Club",
      "Kacey Musgraves | Golden Hour",
    ],
    tracks: [
      ["Take Five", "The Dave Brubeck Quartet | Time Out"],
      ["Good Times", "Chic | Risqué"],
      ["Chan Chan", "Buena Vista Social Club | Buena Vista Social Club"],
      ["Dancing Queen", "ABBA | Arrival"],
    ],
  },
  {
    by: "demo",
    name: "To play to my brother",
    description: null,
    albums: ["Nas | Illmatic", "Fela Kuti | Expensive Shit"],
    tracks: [],
  },
  {
    by: "oldfriendfern",
    name: "track five: the evidence",
    description: "it is always track five",
    albums: [],
    tracks: [
      ["All I Need", "Radiohead | In Rainbows"],
      ["Halloween", "Phoebe Bridgers | Punisher"],
      ["Blue", "Joni Mitchell | Blue"],
      ["Eugene", "Sufjan Stevens | Carrie & Lowell"],
      ["Cool About It", "boygenius | the record"],
      ["Liability", "Lorde | Melodrama"],
      ["Let Down", "Radiohead | OK Computer"],
    ],
  },
  {
    by: "nightdriver84",
    name: "首都高 02:00",
    description: "Tunnels only. Windows a hand's width open.",
    albums: [
      "Cliff Martinez | Drive",
      "Kavinsky | OutRun",
      "Timecop1983 | Night Drive",
      "The Midnight | Nocturnal",
      "Vangelis | Blade Runner",
      "Com Truise | Galactic Melt",
    ],
    tracks: [
      ["Blade Runner Blues", "Vangelis | Blade Runner"],
      ["Tokyo Night Train", "The Midnight | Nocturnal"],
      ["Nightcall", "Kavinsky | OutRun"],
    ],
  },
  {
    by: "bassface",
    name: "Bass players get paid",
    description: "Albums where the low end has the best lines.",
    albums: [
      "Chic | Risqué",
      "Joni Mitchell | Hejira",
      "Radiohead | In Rainbows",
      "D'Angelo | Voodoo",
      "Parliament | Mothership Connection",
      "Tame Impala | Currents",
      "Marvin Gaye | What's Going On",
    ],
    tracks: [
      ["Good Times", "Chic | Risqué"],
      ["Refuge of the Roads", "Joni Mitchell | Hejira"],
      ["Nude", "Radiohead | In Rainbows"],
      ["The Guns of Brixton", "The Clash | London Calling"],
    ],
  },
  {
    by: "clavichord",
    name: "Für die Lehrprobe",
    description: "Klavier, aber nicht nur schnell.",
    albums: [
      "Glenn Gould | Bach: The Goldberg Variations",
      "Nils Frahm | Screws",
      "Philip Glass | Glassworks",
      "Max Richter | The Blue Notebooks",
    ],
    tracks: [
      ["Opening", "Philip Glass | Glassworks"],
      ["Vladimir's Blues", "Max Richter | The Blue Notebooks"],
    ],
  },
  {
    by: "dub_siren",
    name: "Sound check",
    description: "If these don't move the curtain, check your wiring.",
    albums: [
      "Burning Spear | Marcus Garvey",
      "Jimmy Cliff | The Harder They Come",
      "Bob Marley and the Wailers | Exodus",
      "Bob Marley and the Wailers | Catch a Fire",
    ],
    tracks: [
      ["Natural Mystic", "Bob Marley and the Wailers | Exodus"],
      ["Slavery Days", "Burning Spear | Marcus Garvey"],
      ["Pressure Drop", "Jimmy Cliff | The Harder They Come"],
    ],
  },
  {
    by: "stagedoor",
    name: "Overture, curtain up",
    description: "In order. No skipping. Interval drinks ordered in advance.",
    albums: [
      "Original Broadway Cast of West Side Story | West Side Story",
      "Original Broadway Cast of My Fair Lady | My Fair Lady",
      "Andrew Lloyd Webber & Tim Rice | Jesus Christ Superstar",
      "Original Broadway Cast of Wicked | Wicked",
      "Original Broadway Cast of Hamilton | Hamilton: An American Musical",
    ],
    tracks: [
      ["Satisfied", "Original Broadway Cast of Hamilton | Hamilton: An American Musical"],
      ["Defying Gravity", "Original Broadway Cast of Wicked | Wicked"],
      ["Tonight (Quintet)", "Original Broadway Cast of West Side Story | West Side Story"],
    ],
  },
  {
    by: "kerosenehat",
    name: "Porch",
    description: "Needs a chair and about two hours.",
    albums: [
      "Willie Nelson | Red Headed Stranger",
      "Gillian Welch | Time (The Revelator)",
      "Johnny Cash | At Folsom Prison",
      "Robert Johnson | King of the Delta Blues Singers",
      "Lucinda Williams | Car Wheels on a Gravel Road",
    ],
    tracks: [
      ["Everything Is Free", "Gillian Welch | Time (The Revelator)"],
      ["Blue Eyes Crying in the Rain", "Willie Nelson | Red Headed Stranger"],
    ],
  },
  {
    by: "fieldnotes",
    name: "Rivers",
    description: "Slow water, mostly. One waterfall.",
    albums: [
      "Brian Eno | Ambient 1: Music for Airports",
      "Alice Coltrane | Journey in Satchidananda",
      "Brian Eno | Apollo: Atmospheres and Soundtracks",
      "Steve Reich | Music for 18 Musicians",
      "Sigur Rós | ( )",
    ],
    tracks: [
      ["River Man", "Nick Drake | Five Leaves Left"],
      ["An Ending (Ascent)", "Brian Eno | Apollo: Atmospheres and Soundtracks"],
    ],
  },
  {
    by: "moshpitmum",
    name: "School run (loud)",
    description: "Front door to school gates, ear defenders on.",
    albums: [
      "Metallica | Master of Puppets",
      "Turnstile | Glow On",
      "Bikini Kill | Pussy Whipped",
      "Public Enemy | It Takes a Nation of Millions to Hold Us Back",
    ],
    tracks: [
      ["Battery", "Metallica | Master of Puppets"],
      ["Scentless Apprentice", "Nirvana | In Utero"],
      ["Blackout", "Turnstile | Glow On"],
      ["Rebel Girl", "Bikini Kill | Pussy Whipped"],
    ],
  },
  {
    by: "threechords",
    name: "under 3 minutes",
    description: "see name",
    albums: ["Ramones | Ramones", "The Clash | The Clash"],
    tracks: [
      ["Blitzkrieg Bop", "Ramones | Ramones"],
      ["White Riot", "The Clash | The Clash"],
      ["Territorial Pissings", "Nirvana | Nevermind"],
      ["Crackity Jones", "Pixies | Doolittle"],
      ["Judy Is a Punk", "Ramones | Ramones"],
    ],
  },
  {
    by: "luzmarina",
    name: "Piel de gallina",
    description: "Voces que no piden permiso.",
    albums: [
      "Rosalía | Los Ángeles",
      "Rosalía | El mal querer",
      "Cesária Évora | Miss Perfumado",
      "Buena Vista Social Club | Buena Vista Social Club",
    ],
    tracks: [
      ["Dos gardenias", "Buena Vista Social Club | Buena Vista Social Club"],
      ["Sodade", "Cesária Évora | Miss Perfumado"],
      ["De plata", "Rosalía | Los Ángeles"],
    ],
  },
  {
    by: "heyitsjo",
    name: "crying in the club",
    description: "sad songs, 118 bpm and up. tissues by the smoke machine",
    albums: ["Robyn | Honey", "Lorde | Melodrama", "Charli XCX | Brat", "Dua Lipa | Future Nostalgia"],
    tracks: [
      ["Dancing on My Own", "Robyn | Dancing on My Own"],
      ["Supercut", "Lorde | Melodrama"],
      ["Missing U", "Robyn | Honey"],
      ["Nobody", "Mitski | Be the Cowboy"],
      ["Hey Ya!", "OutKast | Hey Ya!"],
    ],
  },
  {
    by: "cratedigger",
    name: "Flip side",
    description: "Records other records are made of.",
    albums: [
      "Parliament | Mothership Connection",
      "Curtis Mayfield | Super Fly",
      "Sly & The Family Stone | There's a Riot Goin' On",
      "Chic | Risqué",
      "Kraftwerk | Trans-Europe Express",
      "Fela Kuti | Expensive Shit",
    ],
    tracks: [
      ["Family Affair", "Sly & The Family Stone | There's a Riot Goin' On"],
      ["Trans-Europe Express", "Kraftwerk | Trans-Europe Express"],
    ],
  },
  {
    by: "quietstorm",
    name: "Saturday: windows, stairs",
    description: "Mama's running order.",
    albums: [
      "Stevie Wonder | Songs in the Key of Life",
      "Marvin Gaye | What's Going On",
      "Aretha Franklin | Lady Soul",
    ],
    tracks: [
      ["Sir Duke", "Stevie Wonder | Songs in the Key of Life"],
      ["I Wish", "Stevie Wonder | Songs in the Key of Life"],
      ["Another Star", "Stevie Wonder | Songs in the Key of Life"],
    ],
  },
  {
    by: "pixelrain",
    name: "refactoring",
    description: "No words. Delete more than you add.",
    albums: [
      "Aphex Twin | Selected Ambient Works 85-92",
      "Boards of Canada | Music Has the Right to Children",
      "Steve Reich | Music for 18 Musicians",
      "Jóhann Jóhannsson | IBM 1401, A User's Manual",
    ],
    tracks: [
      ["Xtal", "Aphex Twin | Selected Ambient Works 85-92"],
      ["Club classics", "Charli XCX | Brat"],
    ],
  },
  {
    by: "sundaychoir",
    name: "Lift the roof",
    description: "For the car, for the kitchen, for the back row.",
    albums: [
      "Aretha Franklin | Amazing Grace",
      "Mahalia Jackson | Move On Up a Little Higher",
      "John Coltrane | A Love Supreme",
      "Youssou N'Dour | Egypt",
    ],
    tracks: [
      ["Old Landmark", "Aretha Franklin | Amazing Grace"],
      ["To Zion", "Lauryn Hill | The Miseducation of Lauryn Hill"],
    ],
  },
  {
    by: "gridlock",
    name: "Stuck on the interchange",
    description: "Long ones, for red lights.",
    albums: [
      "Kendrick Lamar | To Pimp a Butterfly",
      "OutKast | Aquemini",
      "Frank Ocean | Channel Orange",
      "Nas | Illmatic",
    ],
    tracks: [
      ["SpottieOttieDopaliscious", "OutKast | Aquemini"],
      ["Pyramids", "Frank Ocean | Channel Orange"],
      ["Nights", "Frank Ocean | Blonde"],
    ],
  },
  {
    by: "kitchenradio",
    name: "Do cebuli",
    description: "Płyty, przy których coś się przypala.",
    albums: ["Sigur Rós | Takk...", "The Dave Brubeck Quartet | Time Out", "Bob Marley and the Wailers | Exodus"],
    tracks: [
      ["Hoppípolla", "Sigur Rós | Takk..."],
      ["Waiting in Vain", "Bob Marley and the Wailers | Exodus"],
    ],
  },
  {
    by: "vinylgran",
    name: "For the grandchildren",
    description: "With instructions for turning over.",
    albums: [
      "The Beatles | Abbey Road",
      "Nick Drake | Bryter Layter",
      "Bonnie Raitt | Nick of Time",
      "Billie Holiday | Lady in Satin",
    ],
    tracks: [["Here Comes the Sun", "The Beatles | Abbey Road"]],
  },
  {
    by: "admin",
    name: "Off Duty",
    description: "For when the queue is empty.",
    albums: ["John Coltrane | Blue Train", "Burning Spear | Marcus Garvey", "Bob Marley and the Wailers | Exodus"],
    tracks: [["Moment's Notice", "John Coltrane | Blue Train"]],
  },
];
