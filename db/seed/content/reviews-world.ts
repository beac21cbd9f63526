import type { ReviewsOfRecord } from "./written-review.ts";

/** Reggae, sacred music and music of the world. */
export const worldReviews: readonly ReviewsOfRecord[] = [
  {
    of: "Bob Marley and the Wailers | Catch a Fire",
    reviews: [
      {
        by: "dub_siren",
        rating: 9,
        vibes: ["Late Night Drive", "Rebellious"],
        text: '"Concrete Jungle", that bass creeping in before anything else is awake. They added rock guitar for export and I used to be militant about that; now I just think it\'s a nice solo. Two lead voices in this group and the other one wrote "400 Years". Don\'t forget him.',
      },
    ],
  },
  {
    of: "Bob Marley and the Wailers | Exodus",
    reviews: [
      {
        by: "dub_siren",
        rating: 9,
        vibes: ["Sunset", "Chill"],
        text: 'Side one is a fist, side two is an open hand. "Natural Mystic" fades IN, like it was going on before you got there. That\'s the most important production decision on any reggae LP and nobody talks about it.',
      },
      {
        by: "kitchenradio",
        rating: 8,
        vibes: ["Sunday Morning"],
        text: '"Waiting in Vain" i ciasto drożdżowe: jedno i drugie potrzebuje dokładnie tyle czasu, ile potrzebuje.',
      },
    ],
  },
  {
    of: "Bob Marley and the Wailers | Legend: The Best of Bob Marley and the Wailers",
    reviews: [
      {
        by: "grumpelstilz",
        rating: 6,
        text: "Excellent songs. I have met this CD in every holiday flat of my life and I would now like to meet another.",
      },
      {
        by: "dub_siren",
        rating: 7,
        hoursAgo: 29,
        text: "Not a bad tune on it and it still tells you half the man. All the love songs came to the party, most of the fire got left at the door. Start here, don't stay here.",
      },
    ],
  },
  {
    of: "Jimmy Cliff | The Harder They Come",
    reviews: [
      {
        by: "dub_siren",
        rating: 10,
        vibes: ["Sunset", "Emotional", "Road Trip"],
        text: 'Best compilation ever made and it\'s a film soundtrack. Toots twice. Desmond. "Rivers of Babylon" before anyone put glitter on it. And "Many Rivers to Cross", which my nan asked for by name and got, in a church in Brixton, with the full choir. No dry eyes, no bass either, and for once I didn\'t mind.',
        comments: [
          ["sundaychoir", "I'd have loved to sing at that one. Bless your nan."],
          ["threechords", "ok this one's a 10 I'm not made of stone"],
        ],
      },
    ],
  },
  {
    of: "Toots & the Maytals | Funky Kingston",
    reviews: [
      {
        by: "bassface",
        rating: 9,
        vibes: ["Party Time", "Energetic"],
        text: "He counts the band in like he's selling them. We end our second set with the title track and it's the only time the bar staff dance.",
      },
    ],
  },
  {
    of: "Burning Spear | Marcus Garvey",
    reviews: [
      {
        by: "dub_siren",
        rating: 10,
        vibes: ["Intense", "Introspective"],
        text: 'Horns like a funeral that has decided to become a march. "Slavery Days" asks one question, do you remember, and keeps on asking. Played at the right volume this record rearranges furniture.',
      },
    ],
  },
  {
    of: "Koffee | Gifted",
    reviews: [
      {
        by: "ninelives",
        rating: 7,
        vibes: ["Sunset", "Chill"],
        hoursAgo: 3.5,
        text: 'half an hour of sunshine. "pull up" should be prescribed. she sounds like she\'s smiling and counting her blessings at the same time. wanted one more dangerous one',
      },
    ],
  },
  {
    of: "Fela Kuti | Expensive Shit",
    reviews: [
      {
        by: "bassface",
        rating: 10,
        vibes: ["Party Time", "Rebellious"],
        text: 'My father would put "Water No Get Enemy" on and we knew that nobody was going to bed. Two songs. Each takes its time, because where else would you rather be? The horns say it, the women say it back, and the drums were never not there. The story behind the title is true and it\'s even funnier.',
        comments: [
          ["cratedigger", "Water No Get Enemy is the best use of eleven minutes I know of."],
          ["dialtone", '"The drums were never not there." That\'s it.'],
        ],
      },
      {
        by: "cratedigger",
        rating: 9,
        vibes: ["Creative Flow"],
        text: "Tried to find the loop. It's all loop. It's all not loop. Gave up, danced.",
      },
    ],
  },
  {
    of: "Nusrat Fateh Ali Khan | Mustt Mustt",
    reviews: [
      {
        by: "dialtone",
        rating: 8,
        vibes: ["Intense", "Late Night Drive"],
        hoursAgo: 25,
        text: 'My uncle says that the remix ruined him for the young people, and my cousin says the remix is why she ever listened to my uncle\'s tapes. Both were dancing at the same wedding. "Tery Bina" is the one I go back to.',
      },
    ],
  },
  {
    of: "Cesária Évora | Miss Perfumado",
    reviews: [
      {
        by: "halfstep",
        rating: 10,
        vibes: ["Melancholy", "Nostalgic", "Sunset"],
        text: '"Sodade" toca em qualquer tasca de Lisboa e ainda assim, quando ela entra, pousa-se o copo. Uma voz descalça, sem pressa nenhuma. "Lua nha testemunha" é para quem já apanhou o último barco e ficou no cais a fingir que não.',
      },
    ],
  },
  {
    of: "Buena Vista Social Club | Buena Vista Social Club",
    reviews: [
      {
        by: "luzmarina",
        rating: 10,
        vibes: ["Nostalgic", "Romantic", "Sunday Morning"],
        text: 'Mi papá no decía "te quiero", ponía "Dos gardenias". Lo que me emociona de este disco es que nadie tiene prisa por demostrar nada: señores y una señora que ya lo han cantado todo, y lo cantan otra vez como quien abre la ventana. En "Veinte años" la voz de ella y la de él no se tocan nunca, caminan al lado. Eso es el bolero.',
        comments: [
          ["halfstep", "Não se tocam nunca, caminham ao lado. Que bonito."],
          ["ximena_r", 'Mi abuela igual, pero con "Candela" y moviendo las caderas.'],
        ],
      },
      {
        by: "demo",
        rating: 9,
        vibes: ["Sunday Morning", "Nostalgic"],
        text: 'From the first bar of "Chan Chan" the room is ten degrees warmer.',
      },
    ],
  },
  {
    of: "Youssou N'Dour | Egypt",
    reviews: [
      {
        by: "aman_iman",
        rating: 9,
        vibes: ["Introspective", "Peaceful"],
        text: 'Dakar et Le Caire à la même table : les cordes égyptiennes s\'inclinent, la kora répond, et sa voix passe par-dessus comme un oiseau qui connaît les deux maisons. "Shukran Bamba" en boucle pendant le ramadan, sans me lasser.',
      },
    ],
  },
  {
    of: "Tinariwen | Aman Iman",
    reviews: [
      {
        by: "aman_iman",
        rating: 10,
        vibes: ["Road Trip", "Introspective", "Sunset"],
        text: "L'eau, c'est la vie. \"Cler Achel\" avance comme on marche dans le sable : pas vite, jamais arrêté. Deux guitares qui se parlent par-dessus l'épaule, des mains qui claquent, un chœur de femmes au bord du feu. Mes cousins l'ont sur leur téléphone, mes oncles l'avaient sur cassette. C'est le pseudo que j'ai choisi, je ne suis donc pas objectif.",
        comments: [
          ["kerosenehat", "Don't speak a word of it and I know exactly what they mean. That's the blues."],
          ["dialtone", "Hands clapping as bass drum. Genius."],
        ],
      },
    ],
  },
  {
    of: "Ali Farka Touré with Ry Cooder | Talking Timbuktu",
    reviews: [
      {
        by: "aman_iman",
        rating: 9,
        vibes: ["Chill", "Sunset"],
        text: "L'invité a la politesse de jouer moins que son hôte. \"Ai Du\" est une conversation au bord d'un fleuve entre deux hommes qui n'ont pas besoin de la même langue. On cherche d'où vient le blues : il est là, assis, il a l'air de nous attendre.",
      },
    ],
  },
  {
    of: "Rosalía | Los Ángeles",
    reviews: [
      {
        by: "luzmarina",
        rating: 9,
        vibes: ["Dark & Moody", "Emotional"],
        text: 'Una voz, una guitarra y la muerte sentada en la silla de enea. Antes de los estadios, esto. "De plata" me dejó quieta en mitad de la calle. La guitarra araña donde otras acarician. Y cerrar con una canción en inglés sobre la oscuridad, con veintipocos años: qué descaro tan hermoso.',
      },
    ],
  },
  {
    of: "Mahalia Jackson | Move On Up a Little Higher",
    reviews: [
      {
        by: "sundaychoir",
        rating: 10,
        vibes: ["Emotional", "Sunday Morning"],
        text: "Two sides of a shellac record because one could not hold it. A piano, an organ, and a voice that starts at the foot of the stairs and does not stop at the top. Every alto I know learned breathing from it.",
      },
    ],
  },
  {
    of: "Aretha Franklin | Amazing Grace",
    reviews: [
      {
        by: "sundaychoir",
        rating: 10,
        vibes: ["Emotional", "Sunday Morning", "Intense"],
        hoursAgo: 7,
        text: `She went home. That's what you're hearing. The biggest star there was, and she goes back into a church with a choir behind her and her father in the room, and she sings as if someone might send her to sit down if it isn't true.

As a choir member may I direct your ears away from her for a moment (you can't, but try). Listen to what they do behind "Mary, Don't You Weep": that rocking, like a ship at anchor, never any louder than it must be. Listen to the sopranos in "Old Landmark" hanging on for dear life. And in the title song, which takes nearly eleven minutes and has almost no tempo at all, listen for the moment when they've stopped being able to sing and are just answering her. We've all been in that row.

I know people who believe in nothing and own this record. I don't find that strange. It'd be stranger not to.`,
        comments: [
          ["quietstorm", '"as if someone might send her to sit down if it isn\'t true" — amen.'],
          ["bassface", "The rhythm section on Old Landmark is going like a getaway car and never leaves the road."],
          ["grumpelstilz", "I believe in nothing and I own this record."],
        ],
      },
    ],
  },
  {
    of: "Ravi Shankar | Chants of India",
    reviews: [
      {
        by: "fieldnotes",
        rating: 7,
        vibes: ["Peaceful", "Morning Coffee"],
        text: 'Recorded with care and hardly a sitar in sight. "Prabhujee" is the tune that stays. I use it as other people use a window.',
      },
    ],
  },
  {
    of: "Lauren Daigle | Look Up Child",
    reviews: [
      {
        by: "sundaychoir",
        rating: 7,
        vibes: ["Emotional"],
        hoursAgo: 48,
        text: 'Big voice, smoky at the edges, good company on a hard Monday. "You Say" our youth group has sung to rags and it\'s still standing. I wish the production would trust her more and the reverb less.',
      },
    ],
  },
];
