import type { ReviewsOfRecord } from "./written-review.ts";

export const rapReviews: readonly ReviewsOfRecord[] = [
  {
    of: "Kendrick Lamar | To Pimp a Butterfly",
    reviews: [
      {
        by: "gridlock",
        rating: 10,
        vibes: ["Intense", "Introspective", "City Vibes"],
        hoursAgo: 12,
        text: `Seventy-nine minutes, which is the 405 on a bad evening, so I've heard it front to back more than any other record I own.

You have to take it as a poem being written in front of you. He starts with one line – I remember you was conflicted – and stops, and after a couple of songs he says it again and gets one line further, and you don't know who he's reading it to. All the way to the end you don't know. Then "Mortal Man" tells you, and the first time it happened I'd already parked and I stayed sitting in the car with the engine off.

The stretch in the middle is what I would play to a doubter. "These Walls" is about three rooms at once. "u" is the ugliest thing he's done, drunk in a hotel, crying at the mirror, the housekeeper knocking; the voice cracks and the horn cracks with it. And straight from that into "Alright". If you only know "Alright" from the street, from people singing it because they needed to, you should know what it has to climb out of on the record. It isn't optimism. It's somebody getting up off that hotel floor.

Side notes from the slow lane. "Wesley's Theory" is a party where somebody is already measuring the furniture. "King Kunta" is the only song on here that you can simply enjoy, and he gives it to you third so that you've had one before the bill arrives. "Complexion" took me two years and then Rapsody's verse knocked me flat at a four-way stop, with people behind me leaning on their horns. "The Blacker the Berry" I play alone, loud, and the last line turns round and looks at the person singing. I don't know another rapper who would build a whole song so as to be caught out by it.

The band! They play it like jazz because it is: the saxophone's heckling him, the bass wanders off and comes back with news. "For Free?" is a man tap-dancing at an argument. "How Much a Dollar Cost" is a parable and I won't spoil it, but I give to people at lights now, and I didn't before.

Things I used to skip: "Hood Politics" (wrong), "Momma" (very wrong), "You Ain't Gotta Lie" (a little wrong).

The "i" here isn't the single. He stops the show because there's a fight in the crowd and he talks them down. When I had it just as a song on the radio I thought it was corny, I love myself, sure. On the album, after "u", after everything, with people shouting at each other in front of him, it's the hardest thing on it to say.

10. It was a 10 in the parking structure.`,
        comments: [
          [
            "cratedigger",
            "\"It isn't optimism. It's somebody getting up off that hotel floor.\" Best thing I've read about that song.",
          ],
          ["bluenotes", "The bass wanders off and comes back with news – dat is precies wat hij doet."],
          ["demo", "I'd only ever played the singles. Doing the whole thing tonight because of this."],
          ["dub_siren", "Momma is the best beat on it, glad you came round."],
        ],
      },
      {
        by: "bluenotes",
        rating: 9,
        vibes: ["Creative Flow"],
        text: "The album that sent twenty-year-olds into my shop asking for Coltrane. Either one.",
      },
    ],
  },
  {
    of: "Kendrick Lamar | DAMN.",
    reviews: [
      {
        by: "gridlock",
        rating: 9,
        vibes: ["Intense", "Workout"],
        text: '"DNA." second half is like being pushed down a fire escape. "FEAR." at 7, 17 and 27 is the real centre. Then "DUCKWORTH." tells a true story about a chicken place, and the tape spins back to the start, and you realise you can play it the other way round.',
      },
      { by: "cratedigger", rating: 8, text: 'Lean. After the last one I wanted more mess. "PRIDE." floats.' },
    ],
  },
  {
    of: "Kendrick Lamar | GNX",
    reviews: [
      {
        by: "gridlock",
        rating: 8,
        vibes: ["Workout", "Road Trip"],
        hoursAgo: 200,
        text: 'Victory lap with the windows down, all west coast, no essay. "tv off" – I yelled the producer\'s name at a red light and the guy beside me yelled it back. "reincarnated" is the one that will last.',
      },
    ],
  },
  {
    of: "Nas | Illmatic",
    reviews: [
      {
        by: "cratedigger",
        rating: 10,
        vibes: ["City Vibes", "Nostalgic"],
        text: "Ten tracks, thirty-nine minutes, a train going over your head at the start. He was twenty and already writing like a man looking back. \"One Love\" is letters to a friend inside and it isn't a device, it's just what he'd have said. Piano on \"N.Y. State of Mind\" sounds like somebody coming downstairs who shouldn't be in the house.",
        comments: [
          ["gridlock", "That piano. Every time I lock the car."],
          ["dub_siren", "39 minutes. Take note, everybody."],
        ],
      },
      { by: "demo", rating: 9, vibes: ["City Vibes"], text: '"The World Is Yours" is the most hopeful loop I know.' },
    ],
  },
  {
    of: "A Tribe Called Quest | People's Instinctive Travels and the Paths of Rhythm",
    reviews: [
      {
        by: "cratedigger",
        rating: 8,
        vibes: ["Chill", "Party Time"],
        text: 'A record about losing your wallet, going off ham, and fancying somebody. Being clever without being hard was a radical act. "Bonita Applebum" over that sitar. Yes you can.',
      },
    ],
  },
  {
    of: "OutKast | ATLiens",
    reviews: [
      {
        by: "cratedigger",
        rating: 9,
        vibes: ["Late Night Drive", "Chill"],
        text: 'Damp, spacey, slow as a porch. "Elevators" goes up one floor at a time and the bass drips. This is when the pair of them stopped being from a city and started being from a planet.',
      },
    ],
  },
  {
    of: "OutKast | Aquemini",
    reviews: [
      {
        by: "gridlock",
        rating: 10,
        vibes: ["Road Trip", "Introspective"],
        text: '"SpottieOttieDopaliscious". Horns. Two men just talking, one about a club and one about what comes after. I\'ve pulled over for those horns. "Da Art of Storytellin\'" part one will stop your day.',
        comments: [["bassface", "The laziest, greatest horn line of the nineties."]],
      },
    ],
  },
  {
    of: "OutKast | Hey Ya!",
    reviews: [
      {
        by: "b_side_bea",
        rating: 9,
        vibes: ["Party Time"],
        text: "You don't want to hear him, you just want to dance: he says so, in the song, and you do. Saddest floor-filler there is. Count the bars, there's one that's short.",
      },
    ],
  },
  {
    of: "Madvillain | Madvillainy",
    reviews: [
      {
        by: "cratedigger",
        rating: 10,
        vibes: ["Creative Flow", "Late Night Drive"],
        text: `Twenty-two tracks, hardly a hook in the building. Every beat gets about two minutes to live and then it's on to the next page, like a comic somebody else is turning.

I've found maybe a third of the sources. "Accordion" was the evening I nearly missed my own birthday. And the man in the mask rhymes on the inside of the line, the outside, the back of it; you laugh at a joke on Thursday that he told on Monday. "All Caps", spell it right.`,
        comments: [
          ["dub_siren", "Remember ALL CAPS when you spell the man name."],
          ["pixelrain", '"Like a comic somebody else is turning" – this is why I never get bored of it.'],
        ],
      },
      { by: "kitchenradio", rating: 5, text: "Ktoś ciągle zmienia stację. Rozumiem, że to celowo." },
    ],
  },
  {
    of: "Dizzee Rascal | Boy in da Corner",
    reviews: [
      {
        by: "dub_siren",
        rating: 10,
        vibes: ["Intense", "City Vibes", "Rebellious"],
        text: 'Eighteen years old and the beats sound like someone kicking a vending machine downstairs. "Sittin\' Here" is the loneliest opening of any rap record: just watching, from the wall, everything. Everybody copied the noise. Nobody copied that.',
      },
    ],
  },
  {
    of: "Little Simz | Grey Area",
    reviews: [
      {
        by: "dub_siren",
        rating: 9,
        vibes: ["Energetic", "City Vibes"],
        text: 'Ten tracks, live bass like a fist, no wasted breath. "Venom" she\'s spitting faster than the strings can follow. "101 FM" is every kid I grew up with, on a handheld console and a pirate station.',
      },
    ],
  },
  {
    of: "Little Simz | Sometimes I Might Be Introvert",
    reviews: [
      {
        by: "ninelives",
        rating: 9,
        vibes: ["Intense", "Introspective"],
        text: '"introvert" opens like a coronation. "i love you, i hate you" to her dad, strings going up behind every word. the talking bits are a bit royal-tour for me but when "point and kill" comes on I\'m in lagos with my cousins',
      },
    ],
  },
  {
    of: "Little Simz | Drop 6",
    reviews: [
      {
        by: "b_side_bea",
        rating: 8,
        vibes: ["Focus Mode"],
        text: 'Five tracks made indoors, one bass sound, no company. "you should call mum" and I did.',
      },
    ],
  },
  {
    of: "Tyler, The Creator | IGOR",
    reviews: [
      {
        by: "gridlock",
        rating: 9,
        vibes: ["Romantic", "Dark & Moody"],
        text: 'Barely raps. Wigs, synths, a love triangle where he\'s the third wheel. "NEW MAGIC WAND" is jealousy with the treble up. "ARE WE STILL FRIENDS?" hangs on one question and lets the feedback answer it.',
      },
    ],
  },
  {
    of: "Public Enemy | It Takes a Nation of Millions to Hold Us Back",
    reviews: [
      {
        by: "dub_siren",
        rating: 10,
        vibes: ["Rebellious", "Intense", "Workout"],
        text: 'That saxophone squeal going round and round like a kettle nobody\'s allowed to take off. First time I heard "Rebel Without a Pause" I thought the deck was broken and the truth was that everything before it was.',
      },
      {
        by: "moshpitmum",
        rating: 9,
        vibes: ["Rebellious"],
        text: "Heaviest album of 1988 and I own the others. They sampled Slayer. They out-Slayered Slayer.",
      },
    ],
  },
];
