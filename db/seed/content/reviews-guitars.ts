import type { ReviewsOfRecord } from "./written-review.ts";

export const guitarReviews: readonly ReviewsOfRecord[] = [
  {
    of: "Radiohead | OK Computer",
    reviews: [
      {
        by: "noor_k",
        rating: 10,
        vibes: ["Late Night Drive", "Introspective", "Dark & Moody"],
        hoursAgo: 5,
        text: `i have been avoiding writing this one for years because what is left to say, so i will only say what happens to me when i put it on.

"airbag" starts and i am already leaning forward. that drum part sounds like somebody cut a bigger drum part into pieces and only gave half of them back, and the guitar comes in low and bowed and enormous, and it is somehow a *happy* song, a person who got away with it. then "paranoid android" does its three rooms in six minutes and the last room, the slow one with the voices raining down on each other, is the best thing any of them ever sang.

people talk about the second side as if it sags. it does not sag. it gets tired, which is different, and which is what the record is about. "electioneering" is the ugly one and it has to be there, the way you need to see the office before you understand why he wants the "no surprises" house with the pretty garden. and "climbing up the walls" still makes me check the door. the strings at the end of it are not strings any more, they are a kettle.

but it is "let down". it has always been "let down". the way the guitars ring in a pattern that never quite lines up with the beat, so that the song seems to be moving and standing still together, like a platform when the other train leaves. and near the end there are two of him, one above the other, and the upper one goes up on "one day" and does not come back down. i have heard it perhaps five hundred times. i was on a coach in the rain outside wakefield for one of them and i can still tell you the colour of the seats.

"the tourist" tells everyone to slow down, and then that little bell. dinner is ready. record over. start again.`,
        comments: [
          ["oldfriendfern", "the seats. of course you remember the seats. track five always wins"],
          [
            "grumpelstilz",
            "Well written. I am still not convinced by Electioneering, and I have tried for a long time.",
          ],
          ["demo", '"it gets tired, which is different" is the best sentence I\'ve read about side two.'],
          ["tapehiss", "the kettle!"],
          ["promo_beats", "nice review!! check my page for FREE beats and a giveaway, follow 4 follow"],
        ],
      },
      {
        by: "vinylgran",
        rating: 9,
        vibes: ["Melancholy"],
        hoursAgo: 31,
        text: 'My grandson left this here and told me it was difficult. It isn\'t. "Exit Music" is a hymn that somebody has frightened, and when that awful fuzzy bass arrives two thirds through I had to put my tea down. "No Surprises" is a music box. One mark off for the robot voice in the middle, which I lift the needle over.',
        comments: [
          ["heyitsjo", '"a hymn that somebody has frightened" MARGARET'],
          ["pixelrain", "The robot voice is the best poem on the record, give it one more go!"],
          ["vinylgran", "I have given it four goes, dear."],
        ],
      },
      {
        by: "grumpelstilz",
        rating: 6,
        hoursAgo: 520,
        text: "Four great songs (Airbag, Paranoid Android, Let Down, Lucky), four good ones, and the rest is furniture. I was promised the end of the world and received a very well recorded headache. Lucky is perfect. I said four, it deserves saying twice.",
      },
      {
        by: "saltandvinegar",
        rating: 10,
        vibes: ["Rainy Day", "Nostalgic"],
        hoursAgo: 900,
        text: "Bought it for Karma Police. Stayed for everything either side of Karma Police.",
      },
      {
        by: "clavichord",
        rating: 9,
        vibes: ["Introspective"],
        hoursAgo: 1700,
        text: 'Meine Schüler bringen das alle zwei Jahre mit und wollen "No Surprises" spielen. Ich sage jedes Mal: gern, aber dann auch "Let Down", und zählt mir bitte laut mit. Danach ist es still im Zimmer. Was mich an dieser Platte rührt, ist nicht die Angst, sondern die Ordnung darin – wie in "Exit Music" ein ganz einfacher Satz so lange wiederholt wird, bis er nicht mehr zu ertragen ist.',
      },
      {
        by: "gridlock",
        rating: 8,
        vibes: ["City Vibes", "Late Night Drive"],
        hoursAgo: 2600,
        text: "Heard this start to finish on the interchange at a dead stop. Might be the correct way. Subterranean Homesick Alien with brake lights as far as you can see hits different.",
      },
      {
        by: "heyitsjo",
        rating: 7,
        hoursAgo: 4100,
        text: "ok I GET it now. not a dancing record!! but the bit in paranoid android where it all goes choir?? yes. fitter happier is still a no from me sorry",
      },
    ],
  },
  {
    of: "Radiohead | Kid A",
    reviews: [
      {
        by: "demo",
        rating: 9,
        vibes: ["Late Night Drive", "Focus Mode"],
        hoursAgo: 50,
        text: `Third listen this week, so here goes.

The first time, "Everything in Its Right Place" felt like walking into a room where everyone had just stopped talking. The second time I noticed how warm it is: that electric piano is practically a blanket. The third time I noticed that the voice is being passed around and folded while he's still using it.

"How to Disappear Completely" is the heart of it. Two chords leaning against each other, strings that come up like water, and a bass line that walks through the lot as if nothing was wrong. "Treefingers" isn't filler, it's the lights going down so that "Optimistic" can be a band again. And "Idioteque" still sounds like the future arriving cold and slightly early.

It loses me for about ninety seconds in "In Limbo". I suspect that is the idea.`,
        comments: [
          ["noor_k", "treefingers defenders unite"],
          ["pixelrain", "In Limbo is the one that grew on me the most. Follow the guitar, not the drums."],
          ["longplayer", "Ninety seconds is about right. Good review."],
        ],
      },
      { by: "tapehiss", rating: 10, vibes: ["Peaceful"], hoursAgo: 300, text: "winter, indoors, on purpose" },
      {
        by: "threechords",
        rating: 4,
        hoursAgo: 700,
        text: "where's the guitars. National Anthem is a banger until a brass band falls down the stairs. no I will not be taking questions",
        comments: [
          ["longplayer", "The brass band falling down the stairs is the point."],
          ["threechords", "and I am allowed to not enjoy the point"],
        ],
      },
      {
        by: "pixelrain",
        rating: 10,
        vibes: ["Focus Mode", "Intense", "Creative Flow"],
        hoursAgo: 1300,
        text: 'As somebody who came to this from the electronic side: "Idioteque" is a very simple patch used with terrifying conviction. No tricks. A beat like a stapler, four chords, a man telling everyone to get in the boat. What makes the album great is that the same cold hand is on the acoustic songs, too. "Motion Picture Soundtrack" is an organ, a harp and a goodbye, and it is the most synthetic thing here.',
      },
      {
        by: "longplayer",
        rating: 9,
        vibes: ["Dark & Moody"],
        hoursAgo: 3000,
        text: "Best sequenced album of its decade. You could not swap two tracks without losing a wall.",
      },
      {
        by: "fieldnotes",
        rating: 10,
        vibes: ["Nature Walk", "Dreamy"],
        hoursAgo: 5200,
        text: 'I walked along the frozen canal with this on, and at "Treefingers" I took the headphones off because I thought it had ended and that this was just the morning. It hadn\'t, and it was.',
      },
    ],
  },
  {
    of: "Radiohead | In Rainbows",
    reviews: [
      {
        by: "oldfriendfern",
        rating: 10,
        vibes: ["Romantic", "Emotional", "Dreamy"],
        hoursAgo: 2,
        text: `every other record of theirs i admire. this one i live in.

it's the closeness. the drums on "reckoner" are in the room with you, there's a tambourine right by your ear, and then halfway the whole thing lifts its feet off the ground and the voices go around and around like people saying goodbye at a door and not leaving. "nude" i can't even play while doing other things. that bass line walks so carefully, like carrying a full glass.

and "all i need" – two minutes of someone being small and creepy in love, and then the piano and the glockenspiel come crashing in and it's the biggest sound on the whole album, for a feeling that nobody is ever going to be told about. i had a year like that. i'm fine now. i'm FINE.

"videotape" is the perfect last song because it doesn't resolve, it just gets fainter, like it's being carried out of the building.

track five watch: "all i need". obviously. i don't make the rules.`,
        comments: [
          [
            "bassface",
            '"like carrying a full glass" is the best description of that Nude bass line anyone has managed.',
          ],
          ["demo", "Track five strikes again."],
          ["roadsalt", "You don't make the rules but you do enforce them."],
          ["heyitsjo", "are you FINE though"],
        ],
      },
      {
        by: "demo",
        rating: 10,
        vibes: ["Romantic", "Late Night Drive"],
        hoursAgo: 620,
        text: 'The one I\'d hand to somebody who has decided they don\'t like this band. "15 Step" is in five and nobody I\'ve played it to has ever noticed, because they were moving. From "Weird Fishes" to "Reckoner" there\'s not a second I would change.',
        comments: [["bassface", "Five has never felt so much like four. Great call."]],
      },
      {
        by: "bassface",
        rating: 10,
        vibes: ["Sunday Morning"],
        hoursAgo: 95,
        text: 'The most bass-player record any rock band made this century. Listen to how little happens in "House of Cards" and how much it sways. Listen to "Jigsaw Falling into Place" where the line just climbs and climbs until the song has to shout to be heard over it. No slapping, no showing off, every note knows why it\'s there.',
      },
      {
        by: "frenchtouch",
        rating: 9,
        vibes: ["Sunset", "Dreamy"],
        hoursAgo: 1500,
        text: 'Le seul disque de rock que je peux mettre après minuit sans vider le salon. "Weird Fishes/Arpeggi" monte pendant cinq minutes sans jamais forcer, comme un bon morceau de house : on ajoute une couche, on attend, on en ajoute une autre, et soudain on est sous l\'eau.',
      },
      {
        by: "dialtone",
        rating: 8,
        hoursAgo: 2800,
        text: "Beautiful, and I keep wanting one track to be rude. Bodysnatchers tries. Everything else wipes its feet first.",
      },
      {
        by: "roadsalt",
        rating: 10,
        hoursAgo: 6000,
        vibes: ["Introspective"],
        text: '"Videotape" is four chords and a letter. The rest of us should pack up.',
      },
    ],
  },
  {
    of: "Radiohead | The Bends",
    reviews: [
      {
        by: "feedbackloop",
        rating: 9,
        vibes: ["Energetic", "Nostalgic"],
        text: 'Guitar record of guitar records. Three of them and they never play the same thing: one scrubs, one rings, one goes off like a car alarm. The solo in "Just" climbs out of the song and up the fire escape. I have spent real money trying to sound like the last minute of "My Iron Lung" and I still sound like a hoover.',
        comments: [["threechords", "as a hoover owner I respect this"]],
      },
      {
        by: "saltandvinegar",
        rating: 8,
        vibes: ["Rainy Day"],
        text: "Street Spirit as a closer is unfair on every other album with a last song.",
      },
    ],
  },
  {
    of: "Radiohead | Pablo Honey",
    reviews: [
      {
        by: "grumpelstilz",
        rating: 4,
        text: '"Creep" and eleven reasons to listen to "Creep" again. "Blow Out" at the very end suggests that somebody in the room has had an idea. Too late, everybody is already looking for their coats.',
      },
    ],
  },
  {
    of: "Radiohead | Amnesiac",
    reviews: [
      {
        by: "velvetmorn",
        rating: 8,
        vibes: ["Dark & Moody"],
        text: 'The black-sheep one. "Pyramid Song" moves like a procession whose drummer is drunk and "Life in a Glasshouse" is a New Orleans funeral held in a telephone box. I\'d trade two of the experiments for one more song like either, but not "Like Spinning Plates", which I would keep over most bands.',
      },
    ],
  },
  {
    of: "Radiohead | A Moon Shaped Pool",
    reviews: [
      {
        by: "wintercoat",
        rating: 8,
        vibes: ["Melancholy", "Peaceful"],
        text: 'Strings like frost on the inside of a window. "Daydreaming" never rises above room temperature and breaks your heart anyway. It dips a little around "The Numbers", then "Present Tense" walks in with that lovely nervous samba and all is forgiven.',
      },
      {
        by: "oldfriendfern",
        rating: 9,
        vibes: ["Emotional"],
        text: "waited my whole life for a proper \"true love waits\" and then it came and it was so quiet and so late. two pianos that can't find each other. don't leave, don't leave. i have nothing clever.",
        comments: [
          ["wintercoat", "Nothing clever needed."],
          ["noor_k", "two pianos that can't find each other, oof"],
        ],
      },
    ],
  },
  {
    of: "Björk | Homogenic",
    reviews: [
      {
        by: "wintercoat",
        rating: 10,
        vibes: ["Intense", "Nature Walk"],
        text: `People abroad always ask if this is what home sounds like and I roll my eyes, and then "Jóga" comes on and I have to admit it: yes. The strings are the plain, the beat is what goes on underneath the plain.

What I love is the nerve of having only those two things. No guitars, hardly any keyboards, just an octet and a machine that sounds like gravel, with that voice standing in the wind between them. "Bachelorette" is an opera in five minutes. "Pluto" is a tantrum and a good one. And after all the violence "All Is Full of Love" is like somebody opening a door in a warm house.`,
        comments: [
          ["ottavia", '"un\'ottava e una macchina": esatto. Bachelorette al Teatro Comunale subito.'],
          ["demo", "The warm house at the end is so right."],
        ],
      },
      {
        by: "ottavia",
        rating: 9,
        vibes: ["Intense"],
        text: '"Bachelorette" è già una colonna sonora: manca solo il film, e forse è meglio così. Gli archi non accompagnano mai, comandano. Dopo "Pluto" serve un bicchiere d\'acqua.',
      },
    ],
  },
  {
    of: "Björk | Post",
    reviews: [
      {
        by: "heyitsjo",
        rating: 8,
        vibes: ["Energetic", "City Vibes"],
        text: 'Army of Me into Hyperballad is the greatest one-two on any album EVER and then she throws a big band at you. who does that!! "Hyperballad" on a bus window at 7am, I was a main character, nobody could tell me otherwise',
      },
    ],
  },
  {
    of: "Björk | Vespertine",
    reviews: [
      {
        by: "fieldnotes",
        rating: 9,
        vibes: ["Peaceful", "Dreamy"],
        text: 'I record small sounds for a living hobby, so this is close to home: the rhythms are crumbs, footsteps in snow, a pack of cards. "Cocoon" is so close to the microphone that I feel I should look away. Winter record, hot drink record, door closed record. "Pagan Poetry" is the one moment when the lid comes off, and how.',
      },
    ],
  },
  {
    of: "Björk | Vulnicura",
    reviews: [
      {
        by: "oldfriendfern",
        rating: 9,
        vibes: ["Emotional", "Intense"],
        text: 'not a background album!! "stonemilker" i can manage. "black lake" is ten minutes of strings stopping and starting again like someone who has to keep sitting down. i listened once on a walk and had to lean on a fence. 9 because i will not be doing that often.',
      },
    ],
  },
  {
    of: "Sigur Rós | Ágætis byrjun",
    reviews: [
      {
        by: "wintercoat",
        rating: 10,
        vibes: ["Dreamy", "Nostalgic"],
        text: 'A good beginning, says the title, with the usual understatement. "Starálfur" has that string figure which reads the same backwards, and it makes me feel seven years old and awake past bedtime. My whole school hated this for a month and then couldn\'t remember having hated it.',
      },
      { by: "pelican_p", rating: 10, text: "Do not understand one word. Cried at the tuba bit." },
    ],
  },
  {
    of: "Sigur Rós | ( )",
    reviews: [
      {
        by: "longplayer",
        rating: 9,
        vibes: ["Intense", "Dark & Moody"],
        text: "Eight songs, no titles, no words, two halves with a silence between them like a landing in a stairwell. The first half is the light one. The second goes down. And then the last track spends seven minutes getting up from its knees and the drummer tries to hit his way out of the building. Loud, please, or not at all.",
        comments: [["mattiasl", "Popplagið live was the loudest thing I ever stood in front of, and I like metal."]],
      },
    ],
  },
  {
    of: "Sigur Rós | Takk...",
    reviews: [
      {
        by: "kitchenradio",
        rating: 9,
        vibes: ["Morning Coffee", "Emotional"],
        text: 'Przy "Hoppípolla" przypaliłam cebulę. Najwyższa możliwa nota kuchenna. Od "Glósóli" zupa się nie udaje, bo człowiek stoi z łyżką i czeka, aż to wreszcie wybuchnie.',
        comments: [["fieldnotes", 'Cebula za "Hoppípolla" to uczciwa cena.']],
      },
    ],
  },
  {
    of: "Nirvana | Nevermind",
    reviews: [
      {
        by: "threechords",
        rating: 9,
        vibes: ["Rebellious", "Energetic"],
        text: "Territorial Pissings. 2:22. no further review necessary but Drain You is the actual best song",
      },
      {
        by: "grumpelstilz",
        rating: 5,
        text: 'So clean you could eat from it, which I am told was not the intention. "Lithium" and "Something in the Way" survive the polishing. The opening riff I have now heard in every supermarket between here and Kassel.',
        comments: [["moshpitmum", "Jürgen which supermarkets are you going to, I need to move"]],
      },
    ],
  },
  {
    of: "Nirvana | In Utero",
    reviews: [
      {
        by: "moshpitmum",
        rating: 9,
        vibes: ["Rebellious", "Intense"],
        text: 'The drums sound like someone throwing wardrobes down a well and I mean that as the highest praise. "Scentless Apprentice" clears the kitchen in four seconds. Then "Dumb", then "All Apologies", and you remember he could write a lullaby any time he felt like it.',
      },
      {
        by: "feedbackloop",
        rating: 10,
        vibes: ["Dark & Moody"],
        text: '"Milk It" is what I hear when people say the word dynamics. Nothing, nothing, nothing, EVERYTHING.',
      },
    ],
  },
  {
    of: "Pixies | Doolittle",
    reviews: [
      {
        by: "tapehiss",
        rating: 9,
        text: 'fifteen songs, no fat, one whale\'s worth of blood. "Hey" still makes me blush',
      },
      {
        by: "ximena_r",
        rating: 9,
        vibes: ["Energetic", "Rebellious"],
        text: '"Debaser" a las 8 de la mañana en el metro: nadie te empuja, tú empujas. Y luego "Here Comes Your Man" te invita un café para disculparse.',
      },
    ],
  },
  {
    of: "PJ Harvey | Stories from the City, Stories from the Sea",
    reviews: [
      {
        by: "velvetmorn",
        rating: 9,
        vibes: ["City Vibes", "Romantic"],
        text: 'Happiness, and not a dumb kind. "Good Fortune" throws its arms out in the middle of the street. "This Mess We\'re In" is the best use of a guest singer I can think of: he gets the tune and she gets the story. "We Float" takes its time to forgive everyone.',
      },
    ],
  },
  {
    of: "PJ Harvey | Let England Shake",
    reviews: [
      {
        by: "roadsalt",
        rating: 9,
        vibes: ["Introspective", "Melancholy"],
        text: "She sings the most terrible lines in the lightest voice she has, over an autoharp. Soldiers fall like lumps of meat and the tune is one you could skip to. That gap is the whole record. I went to bed angry and humming.",
      },
    ],
  },
  {
    of: "The Velvet Underground | The Velvet Underground & Nico",
    reviews: [
      {
        by: "velvetmorn",
        rating: 10,
        vibes: ["City Vibes", "Dark & Moody", "Rebellious"],
        text: `The thing nobody tells you beforehand is how gentle half of it is. You come for the whips and the viola and you're greeted by a celesta and a man who hasn't slept. "Sunday Morning" is the hangover placed in front of the party.

And then it goes exactly where they said it would. "Venus in Furs" drags one foot. "Heroin" breathes in and out, faster, faster, with the viola screaming like a tram, and every time it slows down you believe it's over, and every time you're a little disappointed that it is. I don't think a rock song has been more honest about wanting a bad thing.

I like that the drums have no cymbals to hide behind. I like that "I'll Be Your Mirror" is the kindest two minutes of the decade and it's right there, among all that. I don't much like "European Son" and I have never once skipped it.`,
        comments: [
          ["vinylgran", "We shall have to agree to differ, Theo, but I do like the mirror one."],
          ["feedbackloop", "Screaming like a tram is exactly what that viola does."],
        ],
      },
      {
        by: "vinylgran",
        rating: 5,
        text: "I was the right age and I did try. Sunday Morning and I'll Be Your Mirror are lovely. As for the rest, I had a dentist for that.",
        comments: [["velvetmorn", "A dentist! I'm framing this."]],
      },
    ],
  },
  {
    of: "David Bowie | The Rise and Fall of Ziggy Stardust and the Spiders from Mars",
    reviews: [
      {
        by: "vinylgran",
        rating: 10,
        vibes: ["Nostalgic", "Emotional"],
        text: 'I was nineteen and worked on the ground floor of a building society. On the Thursday he put his arm around the guitarist on the television and on the Friday half of the typing pool had their hair off. Whenever somebody tells me that pop music doesn\'t change anything I play them "Rock \'n\' Roll Suicide", and when he shouts "give me your hands" I am nineteen and I do.',
        comments: [
          ["oldfriendfern", "margaret i am sobbing"],
          ["velvetmorn", "This is what this site is for."],
          ["heyitsjo", "GIVE ME YOUR HANDS"],
        ],
      },
    ],
  },
  {
    of: "David Bowie | Low",
    reviews: [
      {
        by: "dialtone",
        rating: 9,
        vibes: ["City Vibes", "Introspective"],
        text: "Side one: fragments that stop before you've learned their names. Side two: a train through a country that isn't there any more. That snare sounds like it's falling down a lift shaft and half of the eighties spent its money trying to find out which lift. \"Sound and Vision\" makes you wait half its length for a voice and then it's over. Perfect manners.",
      },
    ],
  },
  {
    of: "David Bowie | Blackstar",
    reviews: [
      {
        by: "bluenotes",
        rating: 10,
        vibes: ["Dark & Moody", "Emotional"],
        text: 'Eindelijk een rockplaat die zijn jazzmusici laat spelen in plaats van ze in te huren voor de sfeer. De sax in "Dollar Days" zegt meer dan de meeste afscheidsbrieven. Ik kan "Lazarus" niet los horen van wat er daarna gebeurde, en ik probeer het ook niet meer.',
      },
      {
        by: "demo",
        rating: 9,
        vibes: ["Dark & Moody"],
        text: '"I Can\'t Give Everything Away" brings back that harmonica from forty years before and keeps walking. What an exit. What a drummer, too.',
      },
    ],
  },
  {
    of: "The Beatles | Abbey Road",
    reviews: [
      {
        by: "vinylgran",
        rating: 10,
        vibes: ["Sunday Morning", "Nostalgic"],
        text: `I will keep this to side two, since everyone has an opinion about the octopus.

"Here Comes the Sun" is the first warm day. "Because" is three men in a ring with their eyes closed. And then that long chain of half-finished songs, one handing over to the next like people passing buckets, and not one of them could stand up alone – who would buy "Mean Mr. Mustard"? – and together they are the grandest thing they ever did. By "Golden Slumbers" I have usually stopped whatever I was doing. In "The End" each of them gets a turn, even the drummer, and then they say the thing about the love you take, and then it is finished.

Except for Her Majesty, who was always late.`,
        comments: [
          ["kitchenradio", '"like people passing buckets" – yes!'],
          ["pelican_p", "Wonderful."],
          ["scoresheet", "Her Majesty, who was always late. I laughed out loud on the tram."],
        ],
      },
      {
        by: "heyitsjo",
        rating: 8,
        vibes: ["Sunday Morning"],
        text: "the medley INVENTED the megamix, I will take this to court. oh! darling vocals tho",
      },
    ],
  },
  {
    of: "Pink Floyd | The Dark Side of the Moon",
    reviews: [
      {
        by: "longplayer",
        rating: 10,
        vibes: ["Introspective", "Late Night Drive"],
        text: "Two songs per side, as far as I am concerned. One about time and one about money, and a woman with no words explains both. Whenever I think I have grown out of it, those clocks go off.",
      },
      {
        by: "grumpelstilz",
        rating: 7,
        text: 'Every hi-fi shop I ever entered. I know the cash register better than my own. Still, "Us and Them" is a cathedral, and I have been wrong about it on purpose for years.',
      },
    ],
  },
  {
    of: "Black Sabbath | Paranoid",
    reviews: [
      {
        by: "mattiasl",
        rating: 10,
        vibes: ["Dark & Moody", "Intense"],
        text: 'Allt finns redan här. Riffet i "Electric Funeral" har försörjt tre generationer band i min hemstad. Men lyssna på trummorna i "War Pigs": det är ju jazz, fast med slägga. Och "Planet Caravan", mitt i alltihop, som ett öppet fönster.',
        comments: [["moshpitmum", "Jazz fast med slägga – had to translate it, worth it."]],
      },
    ],
  },
  {
    of: "Black Sabbath | Black Sabbath",
    reviews: [
      {
        by: "mattiasl",
        rating: 8,
        vibes: ["Rainy Day", "Dark & Moody"],
        text: "Rain. Bell. Three notes. Everything I own is black because of these three notes.",
      },
    ],
  },
  {
    of: "Metallica | Master of Puppets",
    reviews: [
      {
        by: "moshpitmum",
        rating: 10,
        vibes: ["Workout", "Intense"],
        text: `School run album. Don't look at me like that.

"Battery" gets us from the front door to the roundabout: nylon guitars while we find the other shoe, and then everything at once. The title track gets us to the gates if the lights are with us, and my eldest knows that nobody is allowed to speak during the clean middle part because that is Mummy's bit. She is eight and can already tell you that "Orion" has no singing because it doesn't need any.

Eight songs, not a slack one. "Disposable Heroes" is the underrated one and it's also the angriest thing here, a song about sending boys away, and it gets angrier every year that I'm a parent.`,
        comments: [
          ["mattiasl", "Best parenting on this site."],
          ["threechords", "eight minutes?? for one song?? on a school run??"],
          ["moshpitmum", "We live quite far from the school Mickey"],
        ],
      },
    ],
  },
  {
    of: "Metallica | Ride the Lightning",
    reviews: [
      {
        by: "mattiasl",
        rating: 9,
        vibes: ["Intense"],
        text: "Fade to Black was the first song that admitted to fifteen-year-old me that sad and loud were the same thing. The Call of Ktulu still a bit long. I leave it on every time anyway.",
      },
    ],
  },
  {
    of: "Metallica | Metallica",
    reviews: [
      {
        by: "grumpelstilz",
        rating: 6,
        text: "The sound of very fast people walking. I miss the running. But Sad but True walks like a house.",
      },
      {
        by: "pelican_p",
        rating: 10,
        vibes: ["Romantic"],
        text: "Nothing Else Matters was our wedding song. My husband wanted Enter Sandman.",
      },
    ],
  },
  {
    of: "Gojira | Magma",
    reviews: [
      {
        by: "mattiasl",
        rating: 9,
        vibes: ["Intense", "Emotional"],
        text: 'Grief record in work boots. They threw half of the notes away and what is left weighs twice as much. That squeal in "Stranded" is the ugliest hook I have ever whistled in a supermarket, and "Low Lands" just opens up at the end like weather moving off.',
      },
    ],
  },
  {
    of: "System of a Down | Toxicity",
    reviews: [
      {
        by: "ximena_r",
        rating: 8,
        vibes: ["Rebellious", "Workout"],
        text: 'Mi prima y yo nos sabíamos "Chop Suey!" completa sin saber inglés. Sigo sin entenderla y sigo gritándola. "Aerials" es mejor de lo que recordaba; "Bounce" es exactamente tan tonta como la recordaba.',
      },
    ],
  },
  {
    of: "Deftones | White Pony",
    reviews: [
      {
        by: "feedbackloop",
        rating: 9,
        vibes: ["Dark & Moody", "Late Night Drive"],
        text: 'A heavy record that is mostly about air. "Digital Bath" is all steam until the chorus drops through the floor. "Change" hangs there like something glowing in a tank. The one that gets skipped here is "Elite", which has arrived from a different, drunker album.',
      },
    ],
  },
  {
    of: "The Clash | London Calling",
    reviews: [
      {
        by: "dub_siren",
        rating: 10,
        vibes: ["Rebellious", "City Vibes"],
        text: 'Most bands from that scene nicked the bassline and left the rest. These lot actually went to the dances. "The Guns of Brixton" is written by the bass player and you can tell, everything else is just standing around it. "Rudie Can\'t Fail" still gets my uncle out of his chair, and he has a bad hip.',
        comments: [
          ["bassface", "Bass player sings it too and sounds like he's reading out a summons. Perfect."],
          ["threechords", "19 songs and I forgive all of them"],
        ],
      },
      {
        by: "threechords",
        rating: 9,
        text: "double album, normally a crime. somehow no filler. Train in Vain isn't even on the sleeve and it's better than your band",
      },
    ],
  },
  {
    of: "Ramones | Ramones",
    reviews: [
      {
        by: "threechords",
        rating: 10,
        vibes: ["Energetic", "Rebellious"],
        text: "14 songs. 29 minutes. this is what a 10 looks like. everyone else is showing off",
      },
    ],
  },
  {
    of: "Patti Smith | Horses",
    reviews: [
      {
        by: "velvetmorn",
        rating: 9,
        vibes: ["Rebellious", "Creative Flow"],
        text: 'The first line is the best first line on any debut and she says it like somebody handing back a borrowed coat. "Birdland" I could never explain to anyone. A boy in a field, a piano that refuses to help, nine minutes, and I\'m always a bit out of breath when it lands.',
      },
    ],
  },
  {
    of: "Fugazi | Repeater",
    reviews: [
      {
        by: "bassface",
        rating: 9,
        vibes: ["Rebellious", "Energetic"],
        text: 'A dub rhythm section hiding in a hardcore band. The two guitars argue and the bass and drums go about their business underneath, dry as a bone. "Merchandise" is a protest song you could run a club night around. Who knew saying no had this much groove.',
      },
    ],
  },
  {
    of: "Bikini Kill | Pussy Whipped",
    reviews: [
      {
        by: "moshpitmum",
        rating: 8,
        vibes: ["Rebellious"],
        text: '"Rebel Girl" was played at our wedding, twice, second time by request of my mother-in-law. The rest of the record sounds like it was taped inside a bin and I would not have it any other way.',
      },
    ],
  },
  {
    of: "Sleater-Kinney | Dig Me Out",
    reviews: [
      {
        by: "ximena_r",
        rating: 9,
        vibes: ["Energetic", "Emotional"],
        text: "No bass player and you never miss one, because the two guitars are busy finishing each other's sentences. \"One More Hour\" is the break-up song I recommend to people who can't afford to cry at work: you can shout it.",
      },
    ],
  },
  {
    of: "My Bloody Valentine | Loveless",
    reviews: [
      {
        by: "feedbackloop",
        rating: 10,
        vibes: ["Dreamy", "Romantic", "Creative Flow"],
        hoursAgo: 22,
        text: `I've now owned eleven pedals in pursuit of this record and what I have learned is that it isn't pedals.

It's the arm. He never lets go of the tremolo arm, so every chord is slightly arriving. Nothing is ever in tune and nothing is ever out of tune; it leans. That's why "To Here Knows When" feels like being carried upstairs asleep. Turn the amp up all you like, you won't get there, because the softness is in the hand.

Second thing I've learned: the vocals aren't buried. They're just not in front. They're at the same height as the guitars, like someone talking to you with their head on your chest. You don't need the words. I've sung "When You Sleep" in the shower for twenty years and I couldn't write down one line.

Third: the little loops between the songs are not filler. They're the doors. The one after "Touched" alone is worth the price.

And then "Soon" at the end, with that ridiculous swaggering beat, as if the whole album had been getting dressed to go out.`,
        comments: [
          ["b_side_bea", '"getting dressed to go out" – yes, and then it\'s the only one that does.'],
          ["kitchenradio", "I read this twice and put it on again. It still sounds like the extractor fan."],
          ["feedbackloop", "Anna it's a very GOOD extractor fan"],
          ["demo", "Every chord is slightly arriving. That's it, that's the record."],
        ],
      },
      { by: "kitchenradio", rating: 3, hoursAgo: 24, text: "I thought that the extractor fan was on. It was off." },
    ],
  },
  {
    of: "The Strokes | Is This It",
    reviews: [
      {
        by: "saltandvinegar",
        rating: 9,
        vibes: ["City Vibes", "Party Time"],
        text: "36 minutes, sung down a telephone by a man who'd rather be in bed. Someday is still the sound of walking home with your jacket over your shoulder.",
      },
      {
        by: "grumpelstilz",
        rating: 5,
        text: 'Is this it? – Yes. Competent young men have found some good old records. The guitar in "Hard to Explain" I will grant them.',
      },
    ],
  },
  {
    of: "Arctic Monkeys | Whatever People Say I Am, That's What I'm Not",
    reviews: [
      {
        by: "saltandvinegar",
        rating: 10,
        vibes: ["Nostalgic", "Party Time", "City Vibes"],
        text: `It's a night out, in order. Getting ready ("The View from the Afternoon"), spotting somebody, losing them, the bouncers, the taxi queue, the riot van, the kebab, the argument, and then in "A Certain Romance" he looks round at all of them, the daft lads and their pool cues, and decides that he loves them anyway.

I was eighteen, I had those exact shoes. Nobody before had put the word "bouncers" in a song for me.`,
        comments: [
          ["heyitsjo", "the taxi rank!! red light indicates doors are secured!!"],
          ["dub_siren", "A Certain Romance earns the whole record."],
        ],
      },
    ],
  },
  {
    of: "Arctic Monkeys | AM",
    reviews: [
      {
        by: "heyitsjo",
        rating: 9,
        vibes: ["Late Night Drive", "Romantic"],
        text: "do i wanna know riff = eyeliner. knee socks outro = falling down the stairs in slow motion, gorgeously. no notes",
      },
      {
        by: "bassface",
        rating: 6,
        hoursAgo: 6,
        text: 'Love the tempo, love the falsettos in the back, but it\'s the same strut nine times. By "Fireside" I wanted somebody to trip over something.',
      },
    ],
  },
  {
    of: "boygenius | boygenius",
    reviews: [
      {
        by: "b_side_bea",
        rating: 10,
        vibes: ["Emotional"],
        text: 'Six songs, no passengers. When all three come in at the end of "Me & My Dog" I had to get off the tram.',
      },
    ],
  },
  {
    of: "boygenius | the record",
    reviews: [
      {
        by: "oldfriendfern",
        rating: 9,
        vibes: ["Emotional", "Road Trip"],
        text: '"true blue" is about being known by a friend and it made me ring mine. she didn\'t pick up. she rang back during "not strong enough" right at the always an angel bit. cinema.',
      },
      {
        by: "demo",
        rating: 8,
        vibes: ["Road Trip"],
        text: '"Cool About It" is the quiet triumph: a folk tune so old-sounding you check the credits, one verse each, three different lies about being fine.',
      },
    ],
  },
  {
    of: "Phoebe Bridgers | Punisher",
    reviews: [
      {
        by: "oldfriendfern",
        rating: 10,
        vibes: ["Melancholy", "Emotional", "Late Night Drive"],
        text: `halloween decorations left up until march. that's the feeling.

she does this thing where the verse is a joke, and the second line of the joke is a bruise. "kyoto" has trumpets!! it's practically a party!! and it's about a dad on the phone. "moon song" is the one i can't do in company.

and then "i know the end", which begins as a nice tired song about touring and ends with brass and screaming and everyone you've ever met running past the window. the last breath on the record is her just... exhaling at the microphone, voice gone. me too, pheebs.

track five: "halloween". checks out.`,
        comments: [
          ["ximena_r", "the joke and then the bruise, exacto"],
          ["roadsalt", "You've described her whole method in one line."],
        ],
      },
    ],
  },
  {
    of: "Mitski | Be the Cowboy",
    reviews: [
      {
        by: "ximena_r",
        rating: 9,
        vibes: ["Melancholy", "Party Time"],
        text: '"Nobody" es una canción disco para bailar sola en la cocina con la luz del refri. Ninguna pasa de tres minutos y pico y todas te dejan con la mano en el aire. "Two Slow Dancers" en el gimnasio de la escuela… ya, ya, me callo.',
      },
    ],
  },
  {
    of: "Tame Impala | Currents",
    reviews: [
      {
        by: "bassface",
        rating: 9,
        vibes: ["Sunset", "Chill"],
        text: 'The line on "The Less I Know the Better" has replaced "Seven Nation Army" as the thing every customer plays in every music shop. I\'m not even cross. It\'s that good, and it\'s harder than it looks with all that swing in the sixteenths.',
      },
      {
        by: "dialtone",
        rating: 8,
        vibes: ["Late Night Drive"],
        text: 'That stuck-record bit in "Let It Happen" got me to take my phone out of my pocket the first three times. Compressor doing all the acting. The second half drifts.',
      },
    ],
  },
  {
    of: "Fontaines D.C. | Romance",
    reviews: [
      {
        by: "saltandvinegar",
        rating: 8,
        vibes: ["Intense", "City Vibes"],
        hoursAgo: 70,
        text: 'Those gasps in "Starburster" are a panic attack you can dance to. And then they finish with "Favourite", which is basically sunshine, and you feel you have earned it. Didn\'t think I wanted a big shiny one from them. I did.',
      },
    ],
  },
  {
    of: "Wet Leg | Wet Leg",
    reviews: [
      {
        by: "heyitsjo",
        rating: 8,
        vibes: ["Party Time", "Energetic"],
        text: '"what?" "excuse me??" "WHAT???" – me, to my entire office, for two months. ur mum has a full primal scream in it. therapy is expensive, this was not',
      },
    ],
  },
  {
    of: "Wet Leg | moisturizer",
    reviews: [
      {
        by: "ximena_r",
        rating: 8,
        vibes: ["Romantic", "Energetic"],
        hoursAgo: 11,
        text: 'Enamorada y con ganas de pelea, las dos cosas a la vez. "catch these fists" es para entrar al bar y "davina mccall" es para salir de ahí agarrada de alguien. Más cochina y más dulce que el primero.',
      },
    ],
  },
  {
    of: "Turnstile | Glow On",
    reviews: [
      {
        by: "moshpitmum",
        rating: 9,
        vibes: ["Workout", "Energetic"],
        text: 'Hardcore with the windows open. My knees say no and then that cowbell comes in on "Blackout" and my knees are overruled. "Underwater Boi" is for lying on the carpet afterwards.',
      },
    ],
  },
  {
    of: "Can | Tago Mago",
    reviews: [
      {
        by: "longplayer",
        rating: 9,
        vibes: ["Creative Flow", "Late Night Drive"],
        text: '"Halleluhwah": eighteen minutes, one drummer, no visible effort. He isn\'t a metronome, he\'s a tide. Side three ("Aumgn") is where you find out which of your guests are staying.',
      },
      { by: "threechords", rating: 2, text: "18 minutes" },
    ],
  },
  {
    of: "Godspeed You! Black Emperor | Lift Your Skinny Fists Like Antennas to Heaven",
    reviews: [
      {
        by: "noor_k",
        rating: 10,
        vibes: ["Road Trip", "Emotional", "Intense"],
        text: `four tracks, eighty-seven minutes, and i know it the way i know my bus route.

"storm" begins like a town waking up for a parade, and the first six minutes are the most purely happy thing they ever did. then it rains. then the old man in "sleep" remembers the beach when it was still somewhere worth going, and i don't think a spoken sample has ever been better placed: you are nine tenths asleep, he says they don't sleep on the beach any more, and the guitar starts to go up like smoke.

you don't put this on. you make an appointment.`,
        comments: [
          ["longplayer", "You make an appointment. Yes. Mine is Sundays."],
          ["oldfriendfern", "they don't sleep anymore on the beach :("],
        ],
      },
    ],
  },
  {
    of: "Black Country, New Road | Ants from Up There",
    reviews: [
      {
        by: "noor_k",
        rating: 9,
        vibes: ["Emotional", "Intense"],
        hoursAgo: 130,
        text: 'a break-up told by someone who can only talk about it in terms of supersonic aircraft. "concorde" is unbearable in the best way. "the place where he inserted the blade" has a singalong la la la that i have seen grown adults lose to. "basketball shoes" takes all the motifs and sets fire to them one by one.',
      },
      {
        by: "grumpelstilz",
        rating: 3,
        text: "A saxophone, a violin, and more feeling than I have had since the reunification. I could not finish it.",
      },
    ],
  },
];
