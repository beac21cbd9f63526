export type EventType = "Award" | "Music Video" | "Announcement" | "Controversy" | "News" | "Other";

export type WrittenEvent = {
  artist: string;
  /** `yyyy-MM-dd` */
  date: string;
  type: EventType;
  title: string;
  description: string | null;
  mediaUrl?: string;
};

type Row = readonly [date: string, type: EventType, title: string, description: string | null, mediaUrl?: string];

function of(artist: string, ...rows: readonly Row[]): WrittenEvent[] {
  return rows.map(([date, type, title, description, mediaUrl]) => ({
    artist,
    date,
    type,
    title,
    description,
    mediaUrl,
  }));
}

export const timelineEvents: readonly WrittenEvent[] = [
  ...of(
    "Radiohead",
    [
      "1998-02-25",
      "Award",
      "A Grammy for OK Computer",
      "Best Alternative Music Performance, at the 40th Grammy Awards.",
    ],
    ["2001-02-21", "Award", "A Grammy for Kid A", "Best Alternative Music Album."],
    ["2007-10-01", "Announcement", "In Rainbows is out in ten days", "Said in two lines on the band's blog."],
    ["2007-10-10", "News", "In Rainbows: pay what you like", "The download costs what each listener decides."],
    ["2009-02-08", "Award", "A Grammy for In Rainbows", "Best Alternative Music Album."],
    ["2019-03-29", "Award", "Rock and Roll Hall of Fame", "Inducted in Brooklyn."],
  ),
  ...of(
    "Björk",
    ["2000-05-21", "Award", "Best Actress at Cannes", "For Dancer in the Dark, which also took the Palme d'Or."],
    ["2001-03-25", "News", "The swan at the Academy Awards", "Worn on the red carpet, with an egg."],
    ["2010-08-30", "Award", "Polar Music Prize", "Presented in Stockholm, together with Ennio Morricone."],
  ),
  ...of(
    "Nirvana",
    [
      "1991-09-29",
      "Music Video",
      "Smells Like Teen Spirit on 120 Minutes",
      "First shown on MTV.",
      "https://www.youtube.com/watch?v=hTWKbfoikeg",
    ],
    ["1993-11-18", "News", "Unplugged in New York is taped", "One take a song, six of them covers."],
    ["2014-04-10", "Award", "Rock and Roll Hall of Fame", "Inducted in their first year of eligibility."],
  ),
  ...of(
    "The Beatles",
    ["1964-02-09", "News", "The Ed Sullivan Show", "Seen by about 73 million people."],
    ["1969-01-30", "News", "The rooftop concert", "42 minutes above Savile Row, until the police came up."],
    ["1988-01-20", "Award", "Rock and Roll Hall of Fame", null],
  ),
  ...of(
    "David Bowie",
    ["1972-07-06", "News", "Starman on Top of the Pops", "An arm around Mick Ronson's shoulder."],
    ["1996-01-17", "Award", "Rock and Roll Hall of Fame", null],
    [
      "2016-01-07",
      "Music Video",
      "Lazarus",
      "Published a day before Blackstar.",
      "https://www.youtube.com/watch?v=y-JqH1M4Ya8",
    ],
    ["2017-02-12", "Award", "Five Grammys for Blackstar", null],
  ),
  ...of(
    "PJ Harvey",
    ["2001-09-11", "Award", "Mercury Prize", "For Stories from the City, Stories from the Sea."],
    ["2011-09-06", "Award", "A second Mercury Prize", "For Let England Shake: the first artist to win it twice."],
  ),
  ...of(
    "Arctic Monkeys",
    ["2006-09-05", "Award", "Mercury Prize", "For the first album."],
    ["2012-07-27", "News", "The Olympic opening ceremony", "Played in London, with a cover of Come Together."],
  ),
  ...of(
    "Metallica",
    [
      "1989-02-22",
      "Controversy",
      "The Grammy goes to Jethro Tull",
      "The first award for hard rock or metal, and a long memory.",
    ],
    ["2000-04-13", "Controversy", "Lawsuit against Napster", null],
    ["2009-04-04", "Award", "Rock and Roll Hall of Fame", null],
  ),
  ...of(
    "Pink Floyd",
    ["1996-01-17", "Award", "Rock and Roll Hall of Fame", null],
    ["2005-07-02", "News", "Live 8", "The four of them on one stage, for the first time since 1981."],
  ),
  ...of("Phoebe Bridgers", [
    "2021-02-06",
    "Controversy",
    "The guitar on Saturday Night Live",
    "Smashed, or at any rate dented, at the end of I Know the End.",
  ]),
  ...of("boygenius", [
    "2024-02-04",
    "Award",
    "Three Grammys",
    "Among them Best Alternative Music Album, for the record.",
  ]),
  ...of("Wet Leg", [
    "2023-02-05",
    "Award",
    "Two Grammys",
    "Best Alternative Music Album, and Performance for Chaise Longue.",
  ]),
  ...of(
    "Daft Punk",
    ["2006-04-29", "News", "The pyramid at Coachella", null],
    ["2014-01-26", "Award", "Album of the Year", "For Random Access Memories; Get Lucky is Record of the Year."],
    ["2021-02-22", "Announcement", "The end", "Told by a video called Epilogue."],
  ),
  ...of(
    "Aphex Twin",
    [
      "2014-08-16",
      "Announcement",
      "A green blimp over London",
      "It carried the logo and the year: a new album was on its way.",
    ],
    ["2015-02-08", "Award", "A Grammy for Syro", "Best Dance/Electronic Album."],
  ),
  ...of("Kraftwerk", ["2021-10-30", "Award", "Rock and Roll Hall of Fame", "For early influence."]),
  ...of("John Williams", ["1978-04-03", "Award", "An Oscar for Star Wars", "Best Original Score."]),
  ...of(
    "Hans Zimmer",
    ["1995-03-27", "Award", "An Oscar for The Lion King", null],
    ["2022-03-27", "Award", "An Oscar for Dune", "His second, 27 years to the day after the first."],
  ),
  ...of(
    "Ennio Morricone",
    ["2007-02-25", "Award", "Honorary Oscar", null],
    ["2016-02-28", "Award", "An Oscar for The Hateful Eight", "Best Original Score, at 87."],
  ),
  ...of("Justin Hurwitz", [
    "2017-02-26",
    "Award",
    "Two Oscars for La La Land",
    "Best Original Score, and Best Original Song for City of Stars.",
  ]),
  ...of(
    "Original Broadway Cast of Hamilton",
    [
      "2016-02-15",
      "Award",
      "Grammy for Best Musical Theater Album",
      "After the opening number was played live from the theatre.",
    ],
    ["2016-06-12", "Award", "Hamilton wins eleven Tonys", null],
  ),
  ...of("John Coltrane", ["2007-04-16", "Award", "Pulitzer Prize, special citation", "Posthumously."]),
  ...of("Billie Holiday", [
    "1939-04-20",
    "News",
    "Strange Fruit is recorded",
    "For Commodore, after her own label declined.",
  ]),
  ...of(
    "Bob Dylan",
    ["1965-07-25", "Controversy", "Electric at Newport", "Three songs with a band."],
    ["2012-05-29", "Award", "Presidential Medal of Freedom", null],
    [
      "2016-10-13",
      "Award",
      "Nobel Prize in Literature",
      "For new poetic expressions within the great American song tradition.",
    ],
  ),
  ...of(
    "Joni Mitchell",
    ["2021-12-05", "Award", "Kennedy Center Honors", null],
    ["2022-07-24", "News", "Back on stage at Newport", "Unannounced: her first full set in two decades."],
    ["2024-02-04", "News", "First performance at the Grammys", "Both Sides Now, at 80."],
  ),
  ...of(
    "Johnny Cash",
    ["1968-01-13", "News", "Two concerts at Folsom Prison", "Recorded for the album."],
    ["2003-11-05", "Award", "CMA Music Video of the Year", "For Hurt.", "https://www.youtube.com/watch?v=8AHCfZTRGiI"],
  ),
  ...of("Bob Marley and the Wailers", [
    "1978-04-22",
    "News",
    "One Love Peace Concert",
    "Two rival party leaders join hands on stage in Kingston.",
  ]),
  ...of(
    "Stevie Wonder",
    ["1974-03-02", "Award", "Album of the Year", "For Innervisions."],
    ["1977-02-19", "Award", "Album of the Year, again", "For Songs in the Key of Life."],
    ["2014-11-24", "Award", "Presidential Medal of Freedom", null],
  ),
  ...of("Marvin Gaye", ["1983-02-13", "News", "The anthem at the All-Star Game", "Over a drum machine."]),
  ...of(
    "Aretha Franklin",
    ["2005-11-09", "Award", "Presidential Medal of Freedom", null],
    ["2019-04-15", "Award", "Pulitzer Prize, special citation", "The first woman to be given one on her own."],
  ),
  ...of("Amy Winehouse", ["2008-02-10", "Award", "Five Grammys in one night", "Accepted by satellite from London."]),
  ...of(
    "Michael Jackson",
    ["1983-05-16", "News", "Motown 25 is broadcast", "Billie Jean, and the moonwalk."],
    ["1983-12-02", "Music Video", "Thriller", "First shown on MTV.", "https://www.youtube.com/watch?v=sOnqjkJTMaA"],
    ["1984-02-28", "Award", "Eight Grammys in one night", null],
  ),
  ...of(
    "Prince",
    ["1985-03-25", "Award", "An Oscar for Purple Rain", "Best Original Song Score."],
    ["2004-03-15", "Award", "Rock and Roll Hall of Fame", "And that guitar solo."],
    ["2007-02-04", "News", "The Super Bowl, in the rain", "Purple Rain in the rain."],
  ),
  ...of("Lauryn Hill", [
    "1999-02-24",
    "Award",
    "Five Grammys",
    "Album of the Year among them, the first for a hip-hop record.",
  ]),
  ...of(
    "Beyoncé",
    ["2013-12-13", "News", "An album without a warning", "Fourteen songs and their videos at midnight."],
    ["2016-04-23", "News", "Lemonade on HBO", "The film came first."],
    ["2018-04-14", "News", "Coachella", "The first Black woman to headline it."],
    ["2023-02-05", "Award", "The 32nd Grammy", "More than anyone before her."],
    ["2025-02-02", "Award", "Album of the Year", "For Cowboy Carter."],
  ),
  ...of("Frank Ocean", ["2013-02-10", "Award", "A Grammy for Channel Orange", "Best Urban Contemporary Album."]),
  ...of("Lorde", ["2014-01-26", "Award", "Song of the Year", "For Royals, at seventeen."]),
  ...of(
    "Charli XCX",
    ["2024-11-01", "News", "Brat is a word of the year", "Says the Collins dictionary."],
    ["2025-03-01", "Award", "Five BRIT Awards", null],
  ),
  ...of(
    "Rosalía",
    ["2018-05-30", "Music Video", "Malamente", null, "https://www.youtube.com/watch?v=Rht7rBHuXW8"],
    ["2019-11-14", "Award", "Latin Grammy, Album of the Year", "For El mal querer."],
    ["2020-01-26", "Award", "A Grammy for El mal querer", "Best Latin Rock, Urban or Alternative Album."],
  ),
  ...of(
    "Kendrick Lamar",
    ["2015-06-30", "Music Video", "Alright", null, "https://www.youtube.com/watch?v=Z-48u_uWMHY"],
    ["2017-03-30", "Music Video", "HUMBLE.", null, "https://www.youtube.com/watch?v=tvTRZJ-4EyI"],
    ["2018-04-16", "Award", "Pulitzer Prize for Music", "For DAMN., the first outside classical music and jazz."],
    ["2025-02-09", "News", "The Super Bowl halftime show", null],
  ),
  ...of(
    "OutKast",
    ["2004-02-08", "Award", "Album of the Year", "For Speakerboxxx/The Love Below."],
    ["2025-11-08", "Award", "Rock and Roll Hall of Fame", null],
  ),
  ...of("Public Enemy", ["2013-04-18", "Award", "Rock and Roll Hall of Fame", null]),
  ...of("Dizzee Rascal", ["2003-09-09", "Award", "Mercury Prize", "For Boy in da Corner, at eighteen."]),
  ...of(
    "Little Simz",
    ["2022-02-08", "Award", "BRIT Award, Best New Artist", "Four albums in."],
    ["2022-10-18", "Award", "Mercury Prize", "For Sometimes I Might Be Introvert."],
  ),
];
