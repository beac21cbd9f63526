import type { ReviewsOfRecord } from "./written-review.ts";

/** Soul, R&B, funk and pop. */
export const grooveReviews: readonly ReviewsOfRecord[] = [
  {
    of: "Stevie Wonder | Talking Book",
    reviews: [
      {
        by: "bassface",
        rating: 9,
        vibes: ["Romantic", "Sunset"],
        text: 'The bass on "Maybe Your Baby" is a synthesiser played by a man with ten thumbs\' worth of attitude, and I have been out of work since 1972. "Superstition": two clavinets in each ear, arguing. Still fills a floor in four seconds.',
      },
    ],
  },
  {
    of: "Stevie Wonder | Innervisions",
    reviews: [
      {
        by: "quietstorm",
        rating: 10,
        vibes: ["City Vibes", "Introspective"],
        text: '"Living for the City" is a whole film with the worst phone call of your life in the middle. "Golden Lady" keeps climbing and never gets tired. He did nearly all of this by himself and somehow it sounds like a block party.',
      },
      {
        by: "cratedigger",
        rating: 9,
        text: '"Too High": find me a stranger bassline on a number-one-artist record. Moog with a hangover.',
      },
    ],
  },
  {
    of: "Stevie Wonder | Songs in the Key of Life",
    reviews: [
      {
        by: "quietstorm",
        rating: 10,
        vibes: ["Sunday Morning", "Emotional", "Party Time"],
        hoursAgo: 14,
        text: `Mama cleaned to this. Every Saturday, all of it, and you could tell how far the house had got by which song was on. "Sir Duke" was windows. "I Wish" was the stairs. When "Isn't She Lovely" came on she'd stop and look at whichever of us was nearest, and then you'd better look busy.

So I can't review it. I can tell you that "Pastime Paradise" was scary when I was five and is scarier now. That "Knocks Me Off My Feet" is the most perfect love song he wrote and it isn't even famous. That "As" goes on for seven minutes because he's listing impossible things and hasn't run out yet, and when he does that growl near the end the whole street used to do it with him.

The house is somebody else's these days. I put "Another Star" on in my flat and do the windows.`,
        comments: [
          ["ninelives", '""Sir Duke" was windows". I\'m calling my mum.'],
          ["sundaychoir", "He hasn't run out yet! Latisha this is glorious."],
          ["oldfriendfern", "reading this on a bus was a mistake"],
          ["bassface", "The growl. Everyone does the growl."],
        ],
      },
      {
        by: "halfstep",
        rating: 10,
        vibes: ["Party Time"],
        text: "Se a Terra tivesse de mandar um disco só para o espaço. E o bónus.",
      },
    ],
  },
  {
    of: "Marvin Gaye | What's Going On",
    reviews: [
      {
        by: "quietstorm",
        rating: 10,
        vibes: ["Introspective", "City Vibes"],
        text: "It starts with people saying hello to each other at a party and ends with a man throwing up both his hands. In between it never stops moving, each song walks you to the next one's door. Two Marvins singing, one telling you and one telling God.",
      },
      {
        by: "bassface",
        rating: 10,
        vibes: ["Introspective"],
        text: "Line of lines. They say that he played the title track lying on his back and I have tried it and all I got was a sore neck.",
      },
      { by: "admin", rating: 9, text: '"Mercy Mercy Me" has not aged a day, which is not good news.' },
    ],
  },
  {
    of: "Marvin Gaye | Let's Get It On",
    reviews: [
      {
        by: "quietstorm",
        rating: 9,
        vibes: ["Romantic"],
        text: "Everyone knows side one's business. \"Just to Keep You Satisfied\" at the end is the bill arriving: the loveliest melody on the album, and it's a divorce.",
      },
    ],
  },
  {
    of: "Aretha Franklin | I Never Loved a Man the Way I Love You",
    reviews: [
      {
        by: "quietstorm",
        rating: 10,
        vibes: ["Emotional", "Intense"],
        text: 'That electric piano at the start of the title song. Nobody in the room has said a word and you already know how it\'s going to go. "Do Right Woman" waits for you outside with the engine running.',
      },
    ],
  },
  {
    of: "Aretha Franklin | Lady Soul",
    reviews: [
      {
        by: "ninelives",
        rating: 9,
        vibes: ["Emotional"],
        text: "\"ain't no way\" – her sister wrote it, and that high voice floating over the top like it's already left the house. the ad-libs on chain of fools. the ad-libs on ANYTHING",
      },
    ],
  },
  {
    of: "Curtis Mayfield | Super Fly",
    reviews: [
      {
        by: "cratedigger",
        rating: 9,
        vibes: ["City Vibes", "Rebellious"],
        text: 'The soundtrack that argues with its own film. Sweetest voice in Chicago telling you how it ends for Freddie, over congas you could cut up for the rest of your life, and people have. "Pusherman" swings like a door that shouldn\'t be open.',
      },
    ],
  },
  {
    of: "Bill Withers | Still Bill",
    reviews: [
      {
        by: "bassface",
        rating: 9,
        vibes: ["Chill", "City Vibes"],
        text: '"Use Me": one clavinet figure, one drummer with the best hi-hat foot alive, one man admitting he likes being treated badly. Plain food, perfectly done.',
      },
      {
        by: "pelican_p",
        rating: 10,
        text: "Lean on Me at the school leaving do every single June. Every June I'm finished.",
      },
    ],
  },
  {
    of: "Amy Winehouse | Back to Black",
    reviews: [
      {
        by: "ninelives",
        rating: 10,
        vibes: ["Melancholy", "Rainy Day"],
        text: 'she sings "love is a losing game" in two and a half minutes flat like someone folding a letter. no runs, no tricks. if you can hear "back to black" stop dead in the middle and not feel it in your stomach please see someone',
      },
      {
        by: "quietstorm",
        rating: 9,
        vibes: ["Dark & Moody"],
        text: 'Girl-group records with the smile wiped off. "Tears Dry on Their Own" borrows its coat from Marvin and Tammi and wears it out in worse weather.',
      },
    ],
  },
  {
    of: "D'Angelo | Voodoo",
    reviews: [
      {
        by: "bassface",
        rating: 10,
        vibes: ["Late Night Drive", "Chill", "Romantic"],
        text: `The most studied wrong on record. Everything's late. The snare is late, the bass is later, and the voices are draped over the back of the sofa. It shouldn't stand up and you can't knock it over.

We tried "Chicken Grease" at rehearsal. It sounded like four people falling off a lorry. There's a discipline in that looseness you only understand when you attempt it: every one of them knows precisely how late he is.

"Untitled" is the one with the reputation. "Spanish Joint" is the one I'd save from a fire.`,
        comments: [
          ["cratedigger", '"knows precisely how late he is" – the whole era in a sentence.'],
          ["ninelives", "four people falling off a lorry 😭"],
        ],
      },
    ],
  },
  {
    of: "Solange | A Seat at the Table",
    reviews: [
      {
        by: "ninelives",
        rating: 9,
        vibes: ["Introspective", "Peaceful"],
        text: "the softest voice telling you no. \"cranes in the sky\" goes up and up at the end like she's looking for where to put it down. the interludes ARE the album, don't you dare delete them",
      },
    ],
  },
  {
    of: "Sade | Diamond Life",
    reviews: [
      {
        by: "halfstep",
        rating: 8,
        vibes: ["Late Night Drive", "Romantic", "City Vibes"],
        text: 'Rir-se-ão do saxofone. Depois apagam a luz. "Hang On to Your Love" tem um baixo que passa a noite toda encostado ao bar, sem entornar nada.',
      },
    ],
  },
  {
    of: "Michael Jackson | Off the Wall",
    reviews: [
      {
        by: "bassface",
        rating: 9,
        vibes: ["Party Time", "Energetic"],
        text: 'Percussion on a bottle, guitars like typewriters, and the happiest voice there ever was. Before the weight of it all. "Get on the Floor" is a slap part that I practise like scales and "I Can\'t Help It" is Stevie\'s gift, you\'d know those chords anywhere.',
      },
    ],
  },
  {
    of: "Michael Jackson | Thriller",
    reviews: [
      {
        by: "heyitsjo",
        rating: 9,
        vibes: ["Party Time"],
        text: "human nature is the best one and I have prepared slides. the girl is mine is the worst one and I have prepared fewer slides",
      },
      { by: "grumpelstilz", rating: 6, text: "Three of the best pop songs ever made and a werewolf." },
    ],
  },
  {
    of: "Madonna | Like a Prayer",
    reviews: [
      {
        by: "heyitsjo",
        rating: 9,
        vibes: ["Energetic", "Emotional"],
        text: "the choir drop. THE CHOIR DROP. also oh father is devastating and nobody ever brings it up because they're still recovering from the choir drop",
      },
    ],
  },
  {
    of: "Madonna | Ray of Light",
    reviews: [
      {
        by: "frenchtouch",
        rating: 9,
        vibes: ["Sunset", "Introspective"],
        text: 'Le moment où une star mondiale rentre à la maison à l\'aube, les chaussures à la main, et se demande si tout cela valait la peine. "Drowned World" ouvre les rideaux. "Mer Girl" les referme et on entend la pluie. La chanson-titre, je la crie en voiture, fenêtres ouvertes.',
      },
    ],
  },
  {
    of: "Robyn | Honey",
    reviews: [
      {
        by: "heyitsjo",
        rating: 10,
        vibes: ["Romantic", "Late Night Drive"],
        hoursAgo: 40,
        text: "eight years we waited and she came back with sadness you can dance to at HALF SPEED. missed you missed you missed you. the title track is the closest anyone got to what 4am with your eyes shut feels like. between the lines is a flirt. ever again at the end is her closing the fridge and choosing herself. perfect nine songs. crying, dancing, no further questions",
      },
      {
        by: "b_side_bea",
        rating: 9,
        text: '"Send to Robin Immediately" is named like a voice memo and feels like one: get this down before it stops being true.',
      },
    ],
  },
  {
    of: "Robyn | Dancing on My Own",
    reviews: [
      {
        by: "b_side_bea",
        rating: 10,
        vibes: ["Party Time", "Melancholy"],
        text: "One bass note, chugging, for nearly five minutes, like a jaw being held. The best single of its decade, in the corner, watching.",
      },
    ],
  },
  {
    of: "Lorde | Pure Heroine",
    reviews: [
      {
        by: "ximena_r",
        rating: 8,
        vibes: ["Nostalgic", "City Vibes"],
        text: 'Tenía dieciséis y ella también y nadie más en el mundo. "Ribs" me daba miedo de crecer cuando todavía no crecía. Hoy me da risa y un poquito de miedo, todavía.',
      },
    ],
  },
  {
    of: "Lorde | Melodrama",
    reviews: [
      {
        by: "heyitsjo",
        rating: 10,
        vibes: ["Emotional", "Party Time", "Late Night Drive"],
        text: `one house party. one night. you arrive (GREEN LIGHT), you have two drinks too many, somebody says the wrong thing, you lock yourself in the bathroom (liability, on the edge of the bath, mascara), you come out again, you dance until you forget and then you're in the taxi and it's supercut, every good bit of him in fast forward. and then it's morning and everyone's trying to find the perfect places. what the hell are perfect places anyway.

sober ii has STRINGS. the louvre says they'll hang us in the louvre – down the back, but who cares, still the louvre – and I think that's the funniest proudest line in pop.

I was 24 and newly dumped when this came out. it did not fix me. it drove me home.`,
        comments: [
          ["oldfriendfern", '"it did not fix me. it drove me home." jo. JO.'],
          ["ximena_r", "Liability en el borde de la tina, sí, todas hemos estado ahí."],
          ["demo", "Supercut as the taxi home. Of course it is."],
        ],
      },
      {
        by: "demo",
        rating: 8,
        vibes: ["Late Night Drive"],
        text: 'Didn\'t think it was for me, then "Supercut" happened three nights in a row. "Hard Feelings" dissolving into metal and glass in the middle is the bravest minute on it.',
      },
    ],
  },
  {
    of: "Dua Lipa | Future Nostalgia",
    reviews: [
      {
        by: "heyitsjo",
        rating: 9,
        vibes: ["Party Time", "Workout"],
        text: "released into an empty world and we all did physical in our living rooms. bass guitar album of the year from someone called dua. boys will be boys is a weird last song but everything before it is a WORKOUT",
      },
      {
        by: "bassface",
        rating: 8,
        vibes: ["Party Time"],
        text: '"Don\'t Start Now", "Levitating", "Break My Heart": finally, the bass players got paid. It\'s cleaner than the records it loves.',
      },
    ],
  },
  {
    of: "ABBA | Arrival",
    reviews: [
      {
        by: "mattiasl",
        rating: 9,
        vibes: ["Nostalgic", "Party Time"],
        text: 'Ja, jag vet vad jag brukar skriva om. Men hör på pianot som faller ner för trappan i början av "Dancing Queen" och på de två rösterna i "Knowing Me, Knowing You", och säg sedan att det inte är lika tungt som något annat i min hylla.',
        comments: [
          ["moshpitmum", "I KNEW it"],
          ["heyitsjo", "welcome, mattias. welcome."],
          ["wintercoat", "Tyngre."],
        ],
      },
    ],
  },
  {
    of: "Charli XCX | Brat",
    reviews: [
      {
        by: "heyitsjo",
        rating: 10,
        vibes: ["Party Time", "Rebellious", "Energetic"],
        hoursAgo: 1,
        text: 'club album that\'s secretly a diary. von dutch for the walk in, apple for the car (do the dance), and then "i think about it all the time" where she\'s just... talking about whether to have a baby?? over a kick drum?? and "so i". ok. ok. and then 365 comes on and it\'s like none of it happened, which is exactly how nights out work',
      },
      {
        by: "grumpelstilz",
        rating: 4,
        hoursAgo: 4,
        text: 'The cover is the colour of my headache. "So I" is a good song. I have typed this with my own hands.',
        comments: [
          ["heyitsjo", "screenshotting this"],
          ["ninelives", "the grump likes So I, it's over for us"],
        ],
      },
      {
        by: "pixelrain",
        rating: 8,
        vibes: ["Party Time"],
        text: '"Club classics" is such a stupid, perfect piece of engineering: three sounds, all of them in the red. I keep it in a playlist called refactoring.',
      },
    ],
  },
  {
    of: "Stromae | Racine carrée",
    reviews: [
      {
        by: "frenchtouch",
        rating: 9,
        vibes: ["Party Time", "Melancholy"],
        text: "On danse, et au deuxième refrain on comprend sur quoi on danse : un père absent, un cancer, une rupture à l'arrêt de tram. \"Formidable\" chantée bourré à Bruxelles, tout le monde croyait que c'était vrai, et d'une certaine façon, ça l'était. \"Quand c'est ?\" est un jeu de mots qui glace.",
      },
    ],
  },
  {
    of: "Rosalía | El mal querer",
    reviews: [
      {
        by: "luzmarina",
        rating: 10,
        vibes: ["Intense", "Dark & Moody", "Creative Flow"],
        hoursAgo: 18,
        text: `Once capítulos, como un libro viejo encontrado en un coche tuneado.

"Malamente" es un presagio con palmas: todo lo malo está dicho ahí y una lo baila. En "De aquí no sales" la percusión son motores, y da miedo de verdad. "Bagdad" es una misa a las cuatro de la mañana con un coro de niños y una melodía que vino de lejos. Y en "Nana" y "A ningún hombre" ya no queda nada: la voz, cortada, multiplicada, libre.

Hay quien dice que esto no es flamenco. Mi tía, que canta, lo escuchó entero en silencio y dijo: "la niña sabe". Ahí lo dejo.`,
        comments: [
          ["halfstep", '"La niña sabe" é a melhor crítica possível.'],
          ["ximena_r", 'Los motores en "De aquí no sales" con audífonos, gente. Con audífonos.'],
        ],
      },
    ],
  },
  {
    of: "Beyoncé | Beyoncé",
    reviews: [
      {
        by: "ninelives",
        rating: 9,
        vibes: ["Romantic", "Party Time"],
        text: 'went to bed in one century and woke up in another, no announcement, no warning. "rocket" is six minutes of knowing exactly what you\'re doing. "xo" should be the national anthem of somewhere',
      },
    ],
  },
  {
    of: "Beyoncé | Lemonade",
    reviews: [
      {
        by: "ninelives",
        rating: 10,
        vibes: ["Intense", "Emotional", "Rebellious"],
        text: `people want it to be gossip and it's a STRUCTURE. suspicion, rage, not caring, caring, the father, the marriage, the mothers, the country. each stage gets the genre it deserves. of course the anger has guitars. of course "daddy lessons" is country, that's where daddies live.

"don't hurt yourself": i have never heard her push her voice until it tears on purpose before. "sandcastles": it cracks on one word and they kept it.

and "freedom". that organ. that last refrain where it's only marching and her. formation is the credits. what a film.`,
        comments: [
          ["quietstorm", "They kept the crack. That's how you know."],
          ["gridlock", "Freedom going into a tunnel with the windows down. Try it."],
        ],
      },
    ],
  },
  {
    of: "Beyoncé | Renaissance",
    reviews: [
      {
        by: "ninelives",
        rating: 9,
        vibes: ["Party Time", "Workout", "Energetic"],
        text: "the TRANSITIONS. you can't find the door between energy and break my soul. virgo's groove is six minutes and should be twelve. she made a thank-you card to every dance floor that ever kept someone safe",
      },
      {
        by: "frenchtouch",
        rating: 8,
        vibes: ["Party Time"],
        text: 'Mixé comme un vrai set, sans un silence. "Alien Superstar" entre dans la pièce avec une cape. Le dernier tiers fatigue un peu les chevilles.',
      },
    ],
  },
  {
    of: "Frank Ocean | Channel Orange",
    reviews: [
      {
        by: "gridlock",
        rating: 9,
        vibes: ["Sunset", "Late Night Drive"],
        text: '"Pyramids" starts in Egypt and ends in a motel, ten minutes, and you don\'t notice the lights changing. "Bad Religion" is a man crying in the back of a taxi and asking the driver for help. I\'ve been in both seats.',
      },
    ],
  },
  {
    of: "Frank Ocean | Blonde",
    reviews: [
      {
        by: "gridlock",
        rating: 10,
        vibes: ["Introspective", "Nostalgic", "Late Night Drive"],
        hoursAgo: 20,
        text: `I gave it a 6 the week it dropped. No drums, half the songs don't finish, where's the hook. I want it on record that I was wrong.

This thing works on a delay. A year later I'm on the ramp at sundown and the switch in "Nights" happens, that exact middle of the album where the day side ends and the night side begins, and I got it in the chest. "Ivy" is two guitars and a grudge. "Self Control", last minute, all those Franks stacked up to the sky and none of them can stay.

It's an album about remembering, and it sounds the way that remembering does: bits missing, wrong order, one detail far too sharp.`,
        comments: [
          ["ninelives", '"works on a delay" is so real'],
          ["oldfriendfern", "the last minute of self control lives in my house rent free"],
          ["cratedigger", "Respect for owning the 6."],
        ],
      },
    ],
  },
  {
    of: "SZA | Ctrl",
    reviews: [
      {
        by: "ninelives",
        rating: 9,
        vibes: ["Late Night Drive", "Introspective"],
        text: '"drew barrymore" is an apology for not being someone else and I felt so seen I closed my laptop. "the weekend" is a timetable. "20 something" at the end, just guitar and dread. hi',
      },
    ],
  },
  {
    of: "Janelle Monáe | Dirty Computer",
    reviews: [
      {
        by: "ninelives",
        rating: 8,
        vibes: ["Party Time", "Rebellious"],
        text: '"make me feel" has that prince-shaped keyboard and that TONGUE CLICK. "django jane" is the best rap on an r&b album that decade. android off, human on',
      },
    ],
  },
  {
    of: "Lauryn Hill | The Miseducation of Lauryn Hill",
    reviews: [
      {
        by: "sundaychoir",
        rating: 9,
        vibes: ["Emotional", "Introspective"],
        text: "\"To Zion\", with the march and the guitar, is a mother telling you who advised her not to be one. I can't get through it. The classroom bits between the songs I used to find sweet and now find very sad; the teacher asks, and she isn't there when they call the register.",
      },
      {
        by: "cratedigger",
        rating: 9,
        vibes: ["City Vibes"],
        text: '"Lost Ones" is a murder and nobody\'s name gets said. Rapping and singing at that level out of one person, still not equalled. "Doo Wop" gets the wedding, "Ex-Factor" gets the walk home.',
      },
    ],
  },
  {
    of: "Erykah Badu | Baduizm",
    reviews: [
      {
        by: "quietstorm",
        rating: 9,
        vibes: ["Morning Coffee", "Chill"],
        text: 'A rimshot, an upright bass and incense you can hear. "Next Lifetime" is the kindest no thank you ever sung. "Otherside of the Game" doesn\'t judge him and doesn\'t pretend, either.',
      },
    ],
  },
  {
    of: "Silk Sonic | An Evening with Silk Sonic",
    reviews: [
      {
        by: "bassface",
        rating: 7,
        vibes: ["Party Time", "Romantic"],
        text: "The best wedding band on the planet and I say that as the competition. \"Smokin Out the Window\" is the funniest man-down song ever. Ten minutes after it's over I'm hungry again.",
      },
    ],
  },
  {
    of: "Prince | 1999",
    reviews: [
      {
        by: "frenchtouch",
        rating: 8,
        vibes: ["Party Time", "Late Night Drive"],
        text: 'La boîte à rythmes de "Something in the Water" devrait être au musée. Longs morceaux, nuits longues.',
      },
    ],
  },
  {
    of: "Prince | Purple Rain",
    reviews: [
      {
        by: "ninelives",
        rating: 10,
        vibes: ["Emotional", "Party Time"],
        text: '"the beautiful ones": starts as a lullaby, ends with a man screaming on the floor, key point: he stays in TUNE. and then the title track just lifts the roof off and lets the weather in',
      },
      {
        by: "feedbackloop",
        rating: 9,
        vibes: ["Emotional"],
        text: 'No bass on "When Doves Cry" and the guitar intro is a man falling upstairs. Then the last song, where the solo isn\'t clever at all, he just keeps finding the note that hurts and pressing it.',
      },
    ],
  },
  {
    of: "Prince | Sign o' the Times",
    reviews: [
      {
        by: "quietstorm",
        rating: 10,
        vibes: ["Creative Flow", "City Vibes"],
        text: '"The Ballad of Dorothy Parker" sounds as if it was recorded under a duvet with a fever, and I\'d keep it over whole careers. "If I Was Your Girlfriend" is the most intimate thing he ever put his name to. Double album, one mediocre song, and that one\'s still fun.',
      },
    ],
  },
  {
    of: "Parliament | Mothership Connection",
    reviews: [
      {
        by: "bassface",
        rating: 9,
        vibes: ["Party Time"],
        text: '"Give Up the Funk" – six people singing in unison like a bus tour arriving. The horns on "Mothership Connection" are sitting down, legs crossed. If this is a joke then it\'s the most serious joke ever rehearsed.',
        comments: [["cratedigger", "Half of California rap lives in these forty minutes."]],
      },
    ],
  },
  {
    of: "Funkadelic | Maggot Brain",
    reviews: [
      {
        by: "feedbackloop",
        rating: 9,
        vibes: ["Emotional", "Intense"],
        text: 'The story is that he was told to play as if his mother had died. Ten minutes, one take, a delay unit, and a rhythm section that had the good sense to get out of the way. Then "Can You Get to That" turns up like a neighbour with cake.',
      },
    ],
  },
  {
    of: "Sly & The Family Stone | There's a Riot Goin' On",
    reviews: [
      {
        by: "cratedigger",
        rating: 9,
        vibes: ["Dark & Moody", "Late Night Drive"],
        text: "Murk. He overdubbed till the tape wore thin and that hiss is part of the band. \"Family Affair\" comes out of a drum machine and a bad mood and went to number one. Party's over, nobody's told the drummer.",
      },
    ],
  },
  {
    of: "Sly & The Family Stone | Fresh",
    reviews: [
      {
        by: "bassface",
        rating: 8,
        vibes: ["Chill"],
        text: '"In Time": count it, I dare you. Miles Davis is supposed to have made his band listen to it for half an hour. My band lasted eleven minutes.',
      },
    ],
  },
  {
    of: "Chic | Risqué",
    reviews: [
      {
        by: "bassface",
        rating: 9,
        vibes: ["Party Time"],
        text: '"Good Times". I could stop there. It has an up and a down and a turn in the middle and every bass player alive has rented a room in it. The rest of the LP is five o\'clock in the morning in very good clothes.',
      },
    ],
  },
  {
    of: 'Childish Gambino | "Awaken, My Love!"',
    reviews: [
      {
        by: "gridlock",
        rating: 7,
        vibes: ["Dark & Moody"],
        text: '"Me and Your Mama" – that drop, whoa – and "Redbone", obviously. He\'s wearing somebody else\'s suit the whole time but it\'s a hell of a suit.',
      },
    ],
  },
];
