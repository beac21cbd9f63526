import type { Genre } from "../domain/genres.schema.ts";

/** What other catalogues call it, in lower case: MusicBrainz's genres and tags, Spotify's genres. */
const NAMES: Record<Genre, string> = {
  Alternative:
    "alternative, alternative rock, grunge, post-grunge, britpop, shoegaze, noise pop, gothic rock, alternative pop, alt-rock, modern rock",
  Blues:
    "blues, blues rock, electric blues, delta blues, chicago blues, country blues, acoustic blues, piano blues, jump blues, texas blues",
  Classical:
    "classical, baroque, opera, romantic classical, modern classical, contemporary classical, orchestral, chamber music, symphony, choral, renaissance, minimalism, western classical, classical crossover, piano",
  Country:
    "country, alt-country, alternative country, country rock, country pop, bluegrass, outlaw country, americana, honky tonk, contemporary country, nashville sound, western swing",
  EDM: "edm, electronic, electronica, house, deep house, acid house, progressive house, tech house, techno, detroit techno, trance, drum and bass, jungle, dubstep, breakbeat, big beat, dance, electro, electro house, eurodance, hardstyle, uk garage, future bass, french house, dance-pop",
  Folk: "folk, folk rock, contemporary folk, indie folk, traditional folk, singer-songwriter, freak folk, folk pop, british folk rock, celtic, chamber folk",
  Funk: "funk, funk rock, p-funk, jazz-funk, disco, boogie, synth funk, deep funk, go-go",
  "Hip-Hop":
    "hip hop, hip-hop, alternative hip hop, conscious hip hop, east coast hip hop, west coast hip hop, southern hip hop, boom bap, jazz rap, instrumental hip hop, abstract hip hop, experimental hip hop, trip hop, turntablism, underground hip hop, uk hip hop",
  Indie:
    "indie, indie rock, indie pop, lo-fi, slowcore, bedroom pop, dream pop, twee pop, jangle pop, chamber pop, indietronica",
  Jazz: "jazz, bebop, hard bop, cool jazz, free jazz, modal jazz, jazz fusion, fusion, avant-garde jazz, post-bop, spiritual jazz, swing, big band, latin jazz, smooth jazz, vocal jazz, soul jazz, nu jazz, jazz rock, bossa nova",
  Metal:
    "metal, heavy metal, thrash metal, death metal, black metal, doom metal, power metal, progressive metal, nu metal, alternative metal, metalcore, sludge metal, stoner metal, speed metal, groove metal, industrial metal, gothic metal, glam metal, folk metal, melodic death metal, deathcore",
  Pop: "pop, pop rock, electropop, synth-pop, synthpop, art pop, teen pop, power pop, baroque pop, k-pop, j-pop, city pop, europop, sophisti-pop, latin pop, bubblegum pop, hyperpop, soft rock, adult contemporary",
  Punk: "punk, punk rock, hardcore punk, hardcore, post-punk, pop punk, ska punk, post-hardcore, emo, garage punk, art punk, melodic hardcore, folk punk, riot grrrl, screamo, new wave, horror punk, crossover thrash",
  "R&B":
    "r&b, rnb, rhythm and blues, rhythm & blues, contemporary r&b, alternative r&b, new jack swing, pbr&b, doo-wop, quiet storm, urban contemporary",
  Rap: "rap, trap, gangsta rap, hardcore hip hop, pop rap, drill, uk drill, grime, cloud rap, crunk, rap rock, emo rap, horrorcore, melodic rap, g-funk, dirty south",
  Reggae: "reggae, dub, ska, rocksteady, dancehall, roots reggae, lovers rock, reggae fusion, ragga, reggaeton",
  Rock: "rock, classic rock, hard rock, progressive rock, psychedelic rock, art rock, folk-rock, garage rock, glam rock, southern rock, rock and roll, rock & roll, rockabilly, krautrock, stoner rock, space rock, math rock, post-rock, arena rock, roots rock, surf rock, heartland rock, acid rock, noise rock, industrial rock, jam band, album rock",
  Soul: "soul, neo soul, southern soul, motown, psychedelic soul, smooth soul, northern soul, philly soul, blue-eyed soul, deep soul, pop soul, progressive soul",
  Synthwave: "synthwave, retrowave, darksynth, vaporwave, outrun, chillsynth, chillwave, dreamwave",
  Soundtrack:
    "soundtrack, film score, score, video game music, film soundtrack, television music, anime, movie soundtrack",
  Musical:
    "musical, musicals, show tunes, broadway, cast recording, musical theatre, musical theater, rock opera, cabaret",
  Experimental:
    "experimental, avant-garde, noise, industrial, musique concrète, glitch, drone, idm, experimental rock, plunderphonics, sound collage, electroacoustic, free improvisation, no wave, field recording, post-industrial, avant-pop, deconstructed club",
  Ambient:
    "ambient, dark ambient, new age, downtempo, ambient techno, space ambient, chillout, ambient dub, ambient pop",
  Religious:
    "religious, gospel, christian, contemporary christian, christian rock, worship, ccm, spiritual, sacred, spirituals, devotional, traditional black gospel, christian hip hop, gregorian chant, qawwali",
  World:
    "world, world music, worldbeat, afrobeat, afrobeats, highlife, latin, salsa, samba, mpb, tropicália, tropicalia, flamenco, fado, cumbia, tango, raï, klezmer, soukous, mbalax, desert blues, tishoumaren, indian classical, bollywood, son cubano, afro-cuban jazz, calypso, soca, chanson, bachata, merengue, mariachi, balkan",
};

const TABLE: ReadonlyMap<string, Genre> = new Map(
  (Object.entries(NAMES) as [Genre, string][]).flatMap(([genre, names]) =>
    names.split(", ").map((name) => [name, genre] as const),
  ),
);

/** Of an album, at most; the first is the main one. */
const MOST = 3;

/** What a catalogue calls it, most said first, in the words of our list; what has no place in it is left out. */
export function ourGenres(named: { name: string; count: number }[]): Genre[] {
  const votes = new Map<Genre, number>();
  for (const { name, count } of named) {
    const genre = TABLE.get(name.toLowerCase());
    if (genre && count > 0) votes.set(genre, (votes.get(genre) ?? 0) + count);
  }
  return [...votes]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST)
    .map(([genre]) => genre);
}
