import type { ReviewsOfRecord } from "./written-review.ts";

/** Musicals, and the neon side of the machines. */
export const stageReviews: readonly ReviewsOfRecord[] = [
  {
    of: "Justin Hurwitz | La La Land",
    reviews: [
      {
        by: "stagedoor",
        rating: 8,
        vibes: ["Romantic", "Sunset"],
        text: 'They can\'t quite sing and it\'s the right choice? "Audition" would be nothing with a perfect voice. But "Epilogue" is where I go to pieces: seven minutes, every theme back again, played as it might have been. John Williams didn\'t make me miss a bus, Justin Hurwitz did.',
      },
      {
        by: "bluenotes",
        rating: 6,
        hoursAgo: 13,
        text: "Mooie deuntjes, maar wie een hele film lang uitlegt dat hij de jazz redt, mag ook wel eens swingen.",
      },
    ],
  },
  {
    of: "Original Broadway Cast of Hamilton | Hamilton: An American Musical",
    reviews: [
      {
        by: "stagedoor",
        rating: 10,
        vibes: ["Energetic", "Emotional", "Focus Mode"],
        hoursAgo: 3,
        text: `I resisted for a YEAR. A colleague finally put one earbud in my ear on the 08:14 and by Reading I had missed my stop and was in the middle of "Satisfied".

Let me just talk about "Satisfied". You've had "Helpless", you've seen the ball, you think you know what happened. Then the record literally rewinds, and the same evening goes by again, and you learn that while one sister was falling in love the other was doing the sums. Three reasons, counted out. In rap. At a wedding toast. And every line of "Helpless" now means something else. I've seen novels fail to do that in four hundred pages.

Other things nobody warned me about:
– "Wait for It" is the villain's song and it's the best song.
– "You'll Be Back" is a breakup ballad from a king and it will be stuck in your head for the rest of your natural life.
– "It's Quiet Uptown". Do not be on public transport.
– The last sound on the album. I won't say. I think about it weekly.

It is two and a half hours long and I've never once started it and not finished it. I know. I KNOW. But read the bio: in order, no skipping.`,
        comments: [
          ["heyitsjo", "THE REWIND. i gasped in a lidl"],
          ["cratedigger", "Satisfied is the one where I stopped being snobbish about it, fair play."],
          [
            "vinylgran",
            'I do not as a rule hold with rapping but my granddaughter and I do "You\'ll Be Back" in the car.',
          ],
          ["pelican_p", "Quiet Uptown. On public transport. Yes."],
        ],
      },
      {
        by: "cratedigger",
        rating: 7,
        vibes: ["Creative Flow"],
        hoursAgo: 2,
        text: "Came ready to hate it. He's done his homework: there are nods in here to a dozen records I own. As rap it's tidy rather than dangerous. As storytelling, \"Satisfied\" is ridiculous.",
      },
    ],
  },
  {
    of: "Original Broadway Cast of Wicked | Wicked",
    reviews: [
      {
        by: "stagedoor",
        rating: 9,
        vibes: ["Emotional", "Energetic"],
        text: 'You think "Defying Gravity" is about the note. It\'s about the quiet bit before, "I hope you\'re happy", each of them meaning it both ways. And then "For Good" says it again with no sarcasm left. I have sung Glinda\'s harmony into a hairbrush and I\'ll do it again.',
      },
      {
        by: "heyitsjo",
        rating: 9,
        vibes: ["Party Time"],
        text: "popular is a personality test and I'm the one who says toss toss",
      },
    ],
  },
  {
    of: "Original Broadway Cast of My Fair Lady | My Fair Lady",
    reviews: [
      {
        by: "vinylgran",
        rating: 8,
        vibes: ["Nostalgic", "Morning Coffee"],
        text: "Mother had this and wore it white. He doesn't sing a note and gets away with it; she sings like a bell and doesn't get the credit. \"Show Me\" is the one for me: stop talking, young man.",
      },
    ],
  },
  {
    of: "Original Broadway Cast of West Side Story | West Side Story",
    reviews: [
      {
        by: "stagedoor",
        rating: 10,
        vibes: ["Intense", "Romantic"],
        text: "The \"Tonight\" quintet: five lots of people, one evening, everybody singing about what they're going to do in an hour and you already know that they won't. It's the best four minutes in any musical and I will fight you with flick knives and pirouettes.",
        comments: [
          ["scoresheet", "And the horn part in the Rumble. My lip remembers."],
          ["admin", "Pirouettes at dawn, then."],
        ],
      },
    ],
  },
  {
    of: "Original Broadway Cast of The Sound of Music | The Sound of Music",
    reviews: [
      {
        by: "pelican_p",
        rating: 9,
        vibes: ["Peaceful"],
        text: "My grandmother hummed Edelweiss while peeling potatoes. I hum it while peeling potatoes.",
      },
    ],
  },
  {
    of: "Andrew Lloyd Webber & Tim Rice | Jesus Christ Superstar",
    reviews: [
      {
        by: "moshpitmum",
        rating: 9,
        vibes: ["Intense", "Rebellious"],
        text: 'It\'s a heavy rock album with a plot and I won\'t hear otherwise. "Gethsemane" is six minutes of a man arguing with his dad and the scream in the middle would get him into any band in Birmingham. "Heaven on Their Minds" has a riff you could hang a coat on.',
      },
    ],
  },
  {
    of: "Original Broadway Cast of Dear Evan Hansen | Dear Evan Hansen",
    reviews: [
      {
        by: "stagedoor",
        rating: 5,
        vibes: ["Emotional"],
        hoursAgo: 34,
        text: 'Unpopular with my own people now, but: "Waving Through a Window" is a great opener, "Words Fail" is a great performance, and in between I keep noticing what he\'s actually doing to that family. "You Will Be Found" sounds like a phone advert. Gorgeous voices. No thank you.',
      },
    ],
  },
  {
    of: "Kavinsky | OutRun",
    reviews: [
      {
        by: "nightdriver84",
        rating: 8,
        vibes: ["Late Night Drive", "Energetic"],
        text: '"Nightcall" is the one they know. "ProtoVision" is the one with guitars that make you check your mirrors. Best heard above 80, in km/h, officer.',
      },
    ],
  },
  {
    of: "The Midnight | Days of Thunder",
    reviews: [
      {
        by: "nightdriver84",
        rating: 9,
        vibes: ["Nostalgic", "Sunset", "Road Trip"],
        text: 'サックス。はい、サックスです。"Los Angeles" のサックスで泣いたことがある人、友達になりましょう。',
      },
      {
        by: "b_side_bea",
        rating: 8,
        vibes: ["Nostalgic"],
        text: "Six tracks and a whole coming-of-age film. I was not alive in the year this is homesick for and I am homesick for it.",
      },
    ],
  },
  {
    of: "The Midnight | Nocturnal",
    reviews: [
      {
        by: "demo",
        rating: 7,
        vibes: ["Late Night Drive", "City Vibes"],
        text: '"Tokyo Night Train" for the last stretch home. Wears its sunglasses indoors, and gets away with it on five songs out of seven.',
      },
    ],
  },
  {
    of: "Com Truise | Galactic Melt",
    reviews: [
      {
        by: "dialtone",
        rating: 8,
        vibes: ["Chill", "Creative Flow"],
        text: 'Everything\'s been left on the dashboard in the sun. Drums as fat as telephone directories. "Brokendate" and "Cathode Girls" bend in and out of pitch so much that proper tuning sounds wrong for an hour afterwards.',
      },
    ],
  },
  {
    of: "Perturbator | The Uncanny Valley",
    reviews: [
      {
        by: "mattiasl",
        rating: 8,
        vibes: ["Intense", "Dark & Moody"],
        text: 'Det här är metal utan gitarrer. "Neo Tokyo" öppnar som en motorsåg i neonrör och "Sentient" är balladen när alla är döda. Lite lång, men vem har bråttom i apokalypsen.',
      },
    ],
  },
  {
    of: "Carpenter Brut | Leather Teeth",
    reviews: [
      {
        by: "moshpitmum",
        rating: 7,
        vibes: ["Workout", "Party Time"],
        text: 'Hairspray, denim, somebody\'s cheerleader is a werewolf. "Beware the Beast" is a proper glam banger. Half an hour, in and out, nobody gets hurt except everybody in the plot.',
      },
    ],
  },
  {
    of: "Timecop1983 | Night Drive",
    reviews: [
      {
        by: "nightdriver84",
        rating: 8,
        vibes: ["Late Night Drive", "Dreamy"],
        text: 'My name demands that I review this. It\'s soft: no villains, just rain on glass and someone you didn\'t call back. "Static" through to "Cruise" is exactly my commute if I leave the office at eleven.',
      },
    ],
  },
  {
    of: "S U R V I V E | RR7349",
    reviews: [
      {
        by: "fieldnotes",
        rating: 7,
        vibes: ["Dark & Moody"],
        text: 'Basement music, in the sense of a large cold basement with something humming in it. "A.H.B." is a good door to go down through. It stays one colour, and I like the colour.',
      },
    ],
  },
];
