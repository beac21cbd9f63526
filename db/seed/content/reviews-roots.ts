import type { ReviewsOfRecord } from "./written-review.ts";

/** Jazz, blues, folk and country. */
export const rootsReviews: readonly ReviewsOfRecord[] = [
  {
    of: "Miles Davis | Kind of Blue",
    reviews: [
      {
        by: "bluenotes",
        rating: 10,
        vibes: ["Late Night Drive", "Peaceful", "City Vibes"],
        hoursAgo: 60,
        text: `Everybody's first jazz record, and so everybody thinks they've finished with it.

Try this: listen to it once for the bass alone. In "So What" he asks the question and the horns only answer. Listen once for the drummer's left hand, which does almost nothing, at exactly the right time. Listen to "Blue in Green" only for the places where nobody plays. Then put on "Flamenco Sketches" and notice how each of them walks through the same five rooms and one stays longest in the sad one, one hardly takes off his coat.

It isn't that they play so well. It's that they listen so well and we get to hear them do it.`,
        comments: [
          ["halfstep", '"Hardly takes off his coat" – I know exactly which one you mean.'],
          ["demo", "Did the bass-only listen tonight. You've given me a new record, thank you."],
          ["vinylgran", "Quite right. Mine is worn through at Blue in Green."],
        ],
      },
      { by: "tapehiss", rating: 10, vibes: ["Late Night Drive"], text: "so, what" },
    ],
  },
  {
    of: "Miles Davis | Sketches of Spain",
    reviews: [
      {
        by: "luzmarina",
        rating: 7,
        vibes: ["Sunset"],
        text: 'Una postal preciosa, escrita por alguien que ha mirado España desde el tren. El Adagio sin la guitarra me sigue pareciendo una casa sin patio. Pero "Saeta" – la trompeta como la voz desde el balcón, y la procesión abajo – ahí sí, ahí me callo.',
      },
    ],
  },
  {
    of: "Miles Davis | Bitches Brew",
    reviews: [
      {
        by: "longplayer",
        rating: 9,
        vibes: ["Creative Flow", "Dark & Moody"],
        text: "A room full of people cooking something none of them would eat alone. Twenty minutes of \"Pharaoh's Dance\" and I couldn't hum you a bar, yet I'd know it from any two seconds.",
      },
      { by: "grumpelstilz", rating: 3, text: "The bass clarinet is having a nice time. I am glad for him." },
    ],
  },
  {
    of: "John Coltrane | Blue Train",
    reviews: [
      {
        by: "admin",
        rating: 9,
        vibes: ["City Vibes", "Morning Coffee"],
        text: 'The most sociable record he made. Three horns in good suits, and "Moment\'s Notice" taken as if it were easy.',
      },
    ],
  },
  {
    of: "John Coltrane | Giant Steps",
    reviews: [
      {
        by: "bluenotes",
        rating: 9,
        vibes: ["Intense", "Energetic"],
        text: 'The famous thing about the title track is how the pianist stumbles through his solo, and I love him for it: he\'s all of us, trying to run alongside that. Then "Naima", one long held breath, proves that the man could also simply stand still.',
      },
    ],
  },
  {
    of: "John Coltrane | A Love Supreme",
    reviews: [
      {
        by: "sundaychoir",
        rating: 10,
        vibes: ["Intense", "Introspective", "Emotional"],
        text: `I come to this one as a believer, and I know many don't, and it holds us all.

Four notes on the bass, and when he has played them in every key there is, he puts the horn down and just says it. That always moves me: the greatest player in the world gets to the end of what a horn can do and uses his mouth, a bit flat, like anyone in the back pew.

"Pursuance" is the wrestling. And "Psalm", if you have the sleeve, take it out, because he is reading. Every phrase is a line of his prayer, syllable by syllable, through the saxophone. You can follow along with your finger. The first time I did that I had to sit down on the kitchen floor.`,
        comments: [
          ["bluenotes", "I'd known it for twenty years before someone showed me the reading. Never the same since."],
          ["longplayer", "A bit flat, like anyone in the back pew. Beautiful."],
        ],
      },
    ],
  },
  {
    of: "Alice Coltrane | Journey in Satchidananda",
    reviews: [
      {
        by: "fieldnotes",
        rating: 10,
        vibes: ["Peaceful", "Dreamy", "Morning Coffee"],
        text: "A river record: the tanpura is the water, the bass is the bed, the harp is light on top. I have nothing to add except that the bass line of the title track is the only exercise I do in the morning.",
      },
      {
        by: "demo",
        rating: 9,
        vibes: ["Sunday Morning", "Peaceful"],
        text: "Put on while cleaning the flat. Did not clean the flat.",
      },
    ],
  },
  {
    of: "Charles Mingus | Mingus Ah Um",
    reviews: [
      {
        by: "bluenotes",
        rating: 10,
        vibes: ["Energetic", "City Vibes"],
        text: 'Kerk, kroeg en begrafenis op één plaat. "Better Git It in Your Soul" – iemand staat achterin te schreeuwen van plezier en het is de baas zelf. En dan "Goodbye Pork Pie Hat": hoe zeg je tot ziens zonder je stem te verheffen.',
      },
    ],
  },
  {
    of: "The Dave Brubeck Quartet | Time Out",
    reviews: [
      {
        by: "kitchenradio",
        rating: 8,
        vibes: ["Morning Coffee"],
        text: 'Pięć na cztery, a noga i tak tupie. "Take Five" znają wszyscy; ja proszę o "Strange Meadow Lark" i jeszcze jedną kawę.',
      },
    ],
  },
  {
    of: "Stan Getz & João Gilberto | Getz/Gilberto",
    reviews: [
      {
        by: "halfstep",
        rating: 9,
        vibes: ["Sunset", "Romantic", "Chill"],
        text: 'Toda a gente conhece a garota. Eu fico pela voz dele em "Para Machucar Meu Coração", que quase não sai da boca, e pela mão direita, que nunca se atrasa. O saxofone às vezes fala de mais, mas fala bonito.',
      },
    ],
  },
  {
    of: "Billie Holiday | Lady in Satin",
    reviews: [
      {
        by: "quietstorm",
        rating: 9,
        vibes: ["Melancholy", "Emotional"],
        text: "They dressed the voice in all that satin and the voice said no thank you and told the truth. People hear the damage. I hear somebody who knows where every single word goes. \"I'm a Fool to Want You\" is not a performance, it's testimony.",
      },
    ],
  },
  {
    of: "Billie Holiday | Strange Fruit",
    reviews: [
      {
        by: "sundaychoir",
        rating: 10,
        vibes: ["Dark & Moody", "Emotional"],
        text: "There are recordings you rate and recordings you stand up for. I put ten because there isn't another button.",
      },
    ],
  },
  {
    of: "Robert Johnson | King of the Delta Blues Singers",
    reviews: [
      {
        by: "kerosenehat",
        rating: 10,
        vibes: ["Late Night Drive", "Dark & Moody"],
        text: "First time I heard it I asked who the second guitar player was. \"Come on in My Kitchen\": he stops and says can't you hear that wind howl, and damned if you can't. Hiss and all, nobody's got closer to a microphone since.",
      },
    ],
  },
  {
    of: "Howlin' Wolf | Howlin' Wolf",
    reviews: [
      {
        by: "kerosenehat",
        rating: 9,
        vibes: ["Party Time", "Rebellious"],
        text: 'Rocking chair on the sleeve, tornado in the chair. Half the bands in England made a living off side two. "Wang Dang Doodle" has the best guest list in music.',
      },
    ],
  },
  {
    of: "Muddy Waters | Folk Singer",
    reviews: [
      {
        by: "roadsalt",
        rating: 9,
        vibes: ["Late Night Drive", "Peaceful"],
        text: 'Turn it up until you can hear the room. There\'s a whole building in the gap between his voice and the guitar on "My Home Is in the Delta". The quietest heavy record I own.',
      },
    ],
  },
  {
    of: "B.B. King | Live at the Regal",
    reviews: [
      {
        by: "kerosenehat",
        rating: 9,
        vibes: ["Party Time"],
        text: 'It\'s the crowd. He says one line of "How Blue Can You Get?" about giving her seven children and the ladies lose their minds. One note from that guitar does what other fellas need a weekend for.',
      },
    ],
  },
  {
    of: "Stevie Ray Vaughan and Double Trouble | Texas Flood",
    reviews: [
      {
        by: "feedbackloop",
        rating: 8,
        vibes: ["Energetic"],
        text: 'Strings like bridge cable and he bends them like liquorice. "Pride and Joy" is every blues jam\'s first casualty. "Lenny" is the one that makes me want to put my own guitar on the fire, kindly.',
      },
    ],
  },
  {
    of: "Bonnie Raitt | Nick of Time",
    reviews: [
      {
        by: "vinylgran",
        rating: 8,
        vibes: ["Sunday Morning"],
        text: "A song about looking in the mirror at forty, by someone who evidently did, and it's cheerful. The slide says the rude parts. I turned forty to this and it helped.",
      },
    ],
  },
  {
    of: 'Christone "Kingfish" Ingram | 662',
    reviews: [
      {
        by: "kerosenehat",
        rating: 7,
        vibes: ["Road Trip"],
        text: "Named for the area code. Boy can play the paint off a barn and the record's best when he doesn't, like \"Another Life Goes By\". Could lose two shuffles and be a 9.",
      },
    ],
  },
  {
    of: "Bob Dylan | The Freewheelin' Bob Dylan",
    reviews: [
      {
        by: "vinylgran",
        rating: 9,
        vibes: ["Nostalgic", "Morning Coffee"],
        text: "My sister said he couldn't sing and turned it off, and I turned it on again, and that was more or less our politics for the next sixty years. \"Don't Think Twice\" is the politest slammed door in the language.",
      },
    ],
  },
  {
    of: "Bob Dylan | Blood on the Tracks",
    reviews: [
      {
        by: "roadsalt",
        rating: 10,
        vibes: ["Road Trip", "Melancholy", "Introspective"],
        hoursAgo: 36,
        text: `Watch the pronouns. "Tangled Up in Blue" starts as "he", turns into "I" and by the end you couldn't swear in court who was in the car. "Simple Twist of Fate" does it the other way: a story about some man, told in the third person, until for half a line it isn't. He's hiding, and he keeps leaving the door open.

That's how the whole record works. He's furious ("Idiot Wind", seven minutes of pointing, until in the last chorus the finger comes round and it's "we"), he's cheerful about being left, which I find the saddest thing here, he's a shaggy-dog story about bank robbers for nine minutes because sometimes you'd rather talk about anything else. And then "Buckets of Rain", just him and a bass, two and a half minutes, small as a postcard.

I've moved house with this record eleven times. It's the first thing I plug in and the last thing I pack.

10, and I'd like the eleventh point for "Shelter from the Storm".`,
        comments: [
          ["kerosenehat", "The finger comes round. Well that's ruined my evening in a good way."],
          ["oldfriendfern", '"he keeps leaving the door open" stop it'],
          ["vinylgran", "Still can't sing, my sister would say. She'd be wrong about this one too."],
        ],
      },
    ],
  },
  {
    of: "Bob Dylan | Slow Train Coming",
    reviews: [
      {
        by: "sundaychoir",
        rating: 7,
        vibes: ["Road Trip"],
        text: 'New converts are hard work at parties and this is no exception, but what a band, what a sound. "I Believe in You" is where he forgets to tell people off and just prays. "Man Gave Names to All the Animals": ask any Sunday school teacher, it works.',
      },
    ],
  },
  {
    of: "Bob Dylan | Rough and Rowdy Ways",
    reviews: [
      {
        by: "roadsalt",
        rating: 8,
        vibes: ["Late Night Drive"],
        text: 'An old man in a good coat listing everything he\'s ever read. "Key West" drifts for nine minutes like a radio station you\'re driving out of range of, and I never want it to go. "My Own Version of You" is the funniest horror film of the year.',
      },
    ],
  },
  {
    of: "Joni Mitchell | Blue",
    reviews: [
      {
        by: "oldfriendfern",
        rating: 10,
        vibes: ["Emotional", "Introspective", "Romantic"],
        text: "track five is the title track and it's a tattoo and a shell and a foghorn. i have tried to learn \"a case of you\" on a dulcimer (borrowed) (returned). what gets me is that she laughs. she's in bits on half of these songs and she's still the funniest person at the table.",
        comments: [
          ["quietstorm", "And on this one the laugh costs her something."],
          ["roadsalt", "Borrowed, returned. A whole short story."],
        ],
      },
      {
        by: "quietstorm",
        rating: 9,
        vibes: ["Sunday Morning"],
        text: '"River" starts with a Christmas carol that has lost its way. I play it in July.',
      },
    ],
  },
  {
    of: "Joni Mitchell | Court and Spark",
    reviews: [
      {
        by: "halfstep",
        rating: 9,
        vibes: ["City Vibes", "Sunday Morning"],
        text: '"Help Me" tem a melodia mais escorregadia que conheço, e parece que ela a está a inventar enquanto desce a rua. Disco perfeito para pôr a mesa quando vêm pessoas de quem gostamos mesmo.',
      },
    ],
  },
  {
    of: "Joni Mitchell | Hejira",
    reviews: [
      {
        by: "bassface",
        rating: 10,
        vibes: ["Road Trip", "Introspective"],
        text: 'Fretless bass as the other half of a conversation. On "Coyote" and "Refuge of the Roads" he\'s not under her, he\'s in the passenger seat pointing at things. I\'ve transcribed the title track three times, got three different answers, liked them all.',
      },
    ],
  },
  {
    of: "Nick Drake | Five Leaves Left",
    reviews: [
      {
        by: "demo",
        rating: 9,
        vibes: ["Rainy Day", "Melancholy"],
        text: '"River Man" is in five and flows in one. Those strings don\'t accompany him so much as pass by on the other side, looking worried.',
      },
    ],
  },
  {
    of: "Nick Drake | Bryter Layter",
    reviews: [
      {
        by: "vinylgran",
        rating: 8,
        vibes: ["Sunday Morning", "City Vibes"],
        text: 'The cheerful one, if one doesn\'t listen to the words. "Northern Sky" I would like at my funeral, followed by sandwiches.',
      },
    ],
  },
  {
    of: "Nick Drake | Pink Moon",
    reviews: [{ by: "tapehiss", rating: 10, vibes: ["Introspective"], text: "28 minutes. one overdub. enough" }],
  },
  {
    of: "Bon Iver | For Emma, Forever Ago",
    reviews: [
      {
        by: "wintercoat",
        rating: 8,
        vibes: ["Melancholy", "Nature Walk"],
        text: 'Where I\'m from a man alone in a cabin all winter is just called Páll. But the choir he makes out of himself in "The Wolves" is something, and "Re: Stacks" is the snow melting.',
      },
      { by: "grumpelstilz", rating: 4, text: "I too have been cold." },
    ],
  },
  {
    of: "Bon Iver | Blood Bank",
    reviews: [
      {
        by: "b_side_bea",
        rating: 9,
        vibes: ["Dreamy"],
        text: '"Woods": one voice, one machine, eight lines, stacked until it\'s a cathedral. Everyone sampled it for a reason.',
      },
    ],
  },
  {
    of: "Sufjan Stevens | Seven Swans",
    reviews: [
      {
        by: "sundaychoir",
        rating: 8,
        vibes: ["Peaceful", "Introspective"],
        text: "Banjo and the Book of Revelation. He whispers where we'd shout. \"To Be Alone with You\" can be sung to the Lord or to a boy, and I suspect he left it open, and I'm glad.",
      },
    ],
  },
  {
    of: "Sufjan Stevens | Carrie & Lowell",
    reviews: [
      {
        by: "oldfriendfern",
        rating: 10,
        vibes: ["Emotional", "Melancholy"],
        text: "\"fourth of july\" has a refrain of four words and they're just a fact, and he says them so kindly, over and over, and by the end it's the most comforting thing in the world. i'd warn you but it wouldn't help.",
      },
      {
        by: "roadsalt",
        rating: 9,
        vibes: ["Introspective"],
        text: "You can hear the air conditioner in the room. No one turned it off and that's the whole aesthetic: nothing here was done for show.",
      },
    ],
  },
  {
    of: "Gillian Welch | Time (The Revelator)",
    reviews: [
      {
        by: "kerosenehat",
        rating: 10,
        vibes: ["Road Trip", "Introspective"],
        text: 'Two people, two guitars, no drums, and the title song rolls in like a freight train with its lights off. "Everything Is Free" was about one thing in 2001 and turns out to have been about all of us. "I Dream a Highway" lasts most of fifteen minutes and I\'ve driven the length of it many times and never hit the end of the road.',
        comments: [["roadsalt", '"With its lights off." Wade, you write better than you let on.']],
      },
    ],
  },
  {
    of: "Johnny Cash | At Folsom Prison",
    reviews: [
      {
        by: "kerosenehat",
        rating: 10,
        vibes: ["Rebellious", "Energetic"],
        text: "You can hear the guards being nervous. \"25 Minutes to Go\" is a comedy number about a hanging, played to the men it's about, and they're laughing. Then he sings one that a prisoner there wrote. Never was a better host.",
      },
    ],
  },
  {
    of: "Johnny Cash | American IV: The Man Comes Around",
    reviews: [
      {
        by: "roadsalt",
        rating: 8,
        vibes: ["Melancholy", "Emotional"],
        text: "The title song is his own and it's better than nearly everything he borrowed, with one exception, and you know the exception. Half of the covers are a good man being polite to songs he didn't need.",
      },
    ],
  },
  {
    of: "Willie Nelson | Red Headed Stranger",
    reviews: [
      {
        by: "kerosenehat",
        rating: 9,
        vibes: ["Late Night Drive"],
        text: "Label thought it was a demo. Whole western in half an hour, told by a man on a porch who doesn't raise his voice once, and there's two murders in it.",
      },
    ],
  },
  {
    of: "Dolly Parton | Coat of Many Colors",
    reviews: [
      {
        by: "pelican_p",
        rating: 10,
        vibes: ["Nostalgic", "Emotional"],
        text: "My mother sewed too. That is the review.",
      },
    ],
  },
  {
    of: "Lucinda Williams | Car Wheels on a Gravel Road",
    reviews: [
      {
        by: "roadsalt",
        rating: 9,
        vibes: ["Road Trip", "Nostalgic"],
        text: 'Every song has a place name and every place has somebody missing from it. The title track is seen from the back seat by a child who understands everything except the words. "Drunken Angel" makes me forgive people I had no plans to forgive.',
      },
    ],
  },
  {
    of: "Chris Stapleton | Traveller",
    reviews: [
      {
        by: "kerosenehat",
        rating: 7,
        vibes: ["Road Trip"],
        hoursAgo: 9,
        text: 'Voice like good gravel. "Tennessee Whiskey" is soul music with a hat on. "Whiskey and You" is the better drink. Three too many songs for one sitting.',
      },
    ],
  },
  {
    of: "Kacey Musgraves | Golden Hour",
    reviews: [
      {
        by: "heyitsjo",
        rating: 9,
        vibes: ["Sunset", "Romantic"],
        text: "country disco with a vocoder and I CRIED. butterflies is the only happy love song that doesn't annoy me. high horse at every wedding from now on please",
      },
      {
        by: "demo",
        rating: 8,
        vibes: ["Sunday Morning", "Chill"],
        text: '"Slow Burn" in the first warm week of the year. "Space Cowboy" rhymes two words I\'d have been ashamed of, and lands it.',
      },
    ],
  },
];
