import type { WrittenPost } from "./written-post.ts";

export const newestPosts: readonly WrittenPost[] = [
  {
    by: "oldfriendfern",
    about: { track: "Reckoner", of: "Radiohead | In Rainbows" },
    hoursAgo: 1,
    text: "the tambourine on reckoner. that's it, that's the post",
    thread: [
      [
        "noor_k",
        "it's left channel only for the first bit and i think about that a lot",
        ["oldfriendfern", "now i have to go and check, goodbye evening"],
      ],
      ["bassface", "Ninety per cent of a groove is deciding where to put the tambourine."],
      ["grumpelstilz", "It is a good tambourine."],
    ],
  },
  {
    by: "heyitsjo",
    about: { album: "Charli XCX | Brat" },
    hoursAgo: 2,
    text: "settle this: is apple or everything is romantic the best song on brat. wrong answers will be noted",
    thread: [
      [
        "ninelives",
        "everything is romantic, fall in love again and again",
        ["heyitsjo", "correct"],
        ["frenchtouch", "Avec les cordes du début, évidemment."],
      ],
      ["b_side_bea", "Girl, so confusing."],
      ["grumpelstilz", "So I. I will not be elaborating."],
    ],
  },
  {
    by: "clavichord",
    about: { genre: "Classical" },
    hoursAgo: 4,
    text: "A pupil (11) asked me today why the slow movement is always second. I did not have a good answer. Does somebody have a good answer?",
    thread: [
      ["scoresheet", "Horn players need to empty the water out.", ["clavichord", "This I can tell her."]],
      ["vinylgran", "One wants one's tea after a brisk walk, dear, not before."],
      ["pixelrain", "Caching."],
    ],
  },
  {
    by: "dub_siren",
    about: { artist: "Burning Spear" },
    hoursAgo: 6,
    text: "Rebuilt the scoops at the weekend. First record on was Marcus Garvey. Something fell off next door's wall, he came round, he stayed for side two.",
    thread: [
      [
        "bassface",
        "How loud are we talking?",
        ["dub_siren", "Conversational. If the conversation is between two buses."],
      ],
      ["kitchenradio", "This is how you make friends with neighbours."],
    ],
  },
  {
    by: "nightdriver84",
    about: { genre: "Synthwave" },
    hoursAgo: 9,
    text: "Wet road, empty tunnel, 02:10. What's playing? One song each, no repeats.",
    thread: [
      ["mattiasl", "Perturbator, Sentient."],
      [
        "dialtone",
        "Cathode Girls.",
        ["nightdriver84", "You always pick the daytime one."],
        ["dialtone", "Tunnels have no daytime."],
      ],
      ["frenchtouch", "Nightcall, version OutRun, je n'ai pas honte."],
      ["demo", "Tokyo Night Train, but only if I know where I'm going."],
    ],
  },
  {
    by: "roadsalt",
    about: { track: "Buckets of Rain", of: "Bob Dylan | Blood on the Tracks" },
    hoursAgo: 13,
    text: "Small songs that end big albums. I'll start.",
    thread: [
      ["vinylgran", "Her Majesty, if we're counting."],
      ["oldfriendfern", "blue bucket of gold. (two buckets!)", ["roadsalt", "A bucket theme. I did not plan this."]],
      ["tapehiss", "from the morning"],
      ["kerosenehat", "Not small, but I Dream a Highway ends it by never ending."],
    ],
  },
  {
    by: "demo",
    about: { album: "Miles Davis | Kind of Blue" },
    hoursAgo: 20,
    text: "Simone told me to listen to Kind of Blue for the bass alone. I've had it for ten years and met it yesterday.",
    thread: [
      ["bluenotes", "Now do the left hand of the piano in Blue in Green.", ["demo", "There goes tonight."]],
      ["bassface", "One of us."],
      ["halfstep", "Agora só os silêncios."],
    ],
  },
  {
    by: "moshpitmum",
    about: { genre: "Metal" },
    hoursAgo: 26,
    text: 'Youngest (5) has asked for "the angry wardrobe one" three mornings in a row. She means Scentless Apprentice. I have never been so proud or so tired.',
    thread: [
      ["threechords", "start her on the Ramones, shorter mornings"],
      [
        "mattiasl",
        "Technically not metal. Technically the best post this week.",
        ["moshpitmum", "She'd like a word about 'technically'"],
      ],
    ],
  },
  {
    by: "luzmarina",
    about: { artist: "Rosalía" },
    hoursAgo: 33,
    text: "¿Los Ángeles o El mal querer? Mi tía dice que la pregunta ya es de mala educación.",
    thread: [
      ["ximena_r", "El mal querer, pero con respeto."],
      ["halfstep", "Los Ángeles de manhã, o outro depois das onze.", ["luzmarina", "Esa es la respuesta."]],
    ],
  },
  {
    by: "promo_beats",
    about: { genre: "EDM" },
    hoursAgo: 37,
    text: "🔥🔥 FREE BEATS 🔥🔥 first 100 followers get a GIVEAWAY link in bio 🔥 follow back guaranteed 🔥 dont miss 🔥",
    thread: [
      ["pixelrain", "There is no link in your bio. There is no bio."],
      ["grumpelstilz", "Reported, with pleasure."],
    ],
  },
  {
    by: "longplayer",
    about: { artist: "Can" },
    hoursAgo: 41,
    text: "Played all of Tago Mago to a four-month-old yesterday. Calm until Aumgn, then very interested. Better attention span than anyone I went to school with.",
    thread: [
      ["threechords", "poor baby"],
      ["noor_k", "four months is peak aumgn age"],
    ],
  },
  {
    by: "stagedoor",
    about: { track: "Satisfied", of: "Original Broadway Cast of Hamilton | Hamilton: An American Musical" },
    hoursAgo: 47,
    text: "Nine hundredth listen and I have only now noticed that the piano figure from Helpless plays BACKWARDS-ish under the rewind. How is there still more",
    thread: [
      ["scoresheet", "Show me the bar and I'll check.", ["stagedoor", "You'll regret offering this"]],
      ["pelican_p", "There is always more."],
    ],
  },
  {
    by: "wintercoat",
    about: { artist: "Sigur Rós" },
    hoursAgo: 54,
    text: 'A tourist asked me today what the words of Untitled #3 mean. I said "nothing". He said "wow". We both meant it.',
    thread: [
      ["longplayer", "Perfect review of the record."],
      ["fieldnotes", "I'd like this on a postcard."],
    ],
  },
  {
    by: "cratedigger",
    about: { album: "Madvillain | Madvillainy" },
    hoursAgo: 62,
    text: "Found another one. Ninety seconds into a Brazilian record I bought for the sleeve. I shouted so loud the dog left.",
    thread: [
      ["halfstep", "Qual disco?? Não nos faça isto.", ["cratedigger", "A digger never tells. (I'll message you.)"]],
      ["dub_siren", "Dog's a purist."],
    ],
  },
  {
    by: "sundaychoir",
    about: { track: "Old Landmark", of: "Aretha Franklin | Amazing Grace" },
    hoursAgo: 70,
    text: "We are attempting Old Landmark for harvest. Pray for the sopranos. Pray for the floorboards.",
    thread: [
      ["quietstorm", "Record it!!"],
      [
        "bassface",
        "If you need a bass player who can hang on for dear life, I'm free Sundays.",
        ["sundaychoir", "Can you clap on the two?"],
        ["bassface", "I can clap on very little else."],
      ],
    ],
  },
  {
    by: "grumpelstilz",
    about: { artist: "Kraftwerk" },
    hoursAgo: 76,
    text: "I have been told I never post anything positive. Neon Lights is very good. Good evening.",
    thread: [
      ["heyitsjo", "character development"],
      ["clavichord", "Guten Abend, Jürgen."],
      ["demo", "We'll take it."],
    ],
  },
  {
    by: "gridlock",
    about: { genre: "Hip-Hop" },
    hoursAgo: 90,
    text: "Traffic index: Illmatic = good day. Aquemini = normal. To Pimp a Butterfly = accident on the left lane. Today was all three.",
    thread: [
      ["kerosenehat", "Move to the country. Time (The Revelator) and not one red light."],
      ["cratedigger", "Illmatic twice is also a bad day though"],
    ],
  },
  {
    by: "vinylgran",
    about: { artist: "Nick Drake" },
    hoursAgo: 101,
    text: "Saw a copy of Pink Moon in the charity shop marked 'folk, scratched, £2'. It was not scratched. I told them. I paid twenty. I'm an honest fool.",
    thread: [
      ["tapehiss", "respect"],
      ["roadsalt", "You bought eighteen pounds' worth of sleeping well."],
    ],
  },
  {
    by: "pixelrain",
    about: { album: "Aphex Twin | Selected Ambient Works 85-92" },
    hoursAgo: 110,
    text: "New job, new desk, same first record. Xtal at 08:55. Let's go.",
    thread: [
      ["dialtone", "Congratulations! May your first ticket be small."],
      ["fieldnotes", "Powodzenia!"],
    ],
  },
  {
    by: "ximena_r",
    about: { album: "Wet Leg | moisturizer" },
    hoursAgo: 122,
    text: 'Las vi anoche. Gritamos tanto en "catch these fists" que hoy hablo como Tom Waits.',
    thread: [
      ["saltandvinegar", "Worth it. How was chaise longue?"],
      ["heyitsjo", "jealous!!! so jealous"],
    ],
  },
];
