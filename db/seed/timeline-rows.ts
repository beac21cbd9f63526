import type { timelineEvents, timelineSuggestions, timelineVotes } from "#db/schema/index.ts";
import { DAY, HOUR } from "./clock.ts";
import { DEMO } from "./content/members.ts";
import { timelineEvents as writtenEvents } from "./content/timeline-events.ts";
import { timelineSuggestions as writtenSuggestions } from "./content/timeline-suggestions.ts";
import { randomFrom } from "./random.ts";
import type { World } from "./world.ts";

/** How long a suggestion is voted on (api-contract: Artists, timeline). */
const VOTING = 7 * DAY;

export function timelineRows(world: World) {
  const random = randomFrom("timeline");
  const { artist, clock, crowd, person } = world;

  const events: (typeof timelineEvents.$inferInsert & { id: string })[] = writtenEvents.map((event) => ({
    id: random.id(),
    artistId: artist(event.artist).artist.id,
    eventDate: event.date,
    title: event.title,
    description: event.description,
    eventType: event.type,
    mediaUrl: event.mediaUrl ?? null,
    userId: random.sample(crowd, 1)[0]?.id ?? null,
    createdAt: clock.ago(random, 300 + random.next() * 6000),
  }));

  const suggestions: (typeof timelineSuggestions.$inferInsert)[] = [];
  const votes: (typeof timelineVotes.$inferInsert)[] = [];
  for (const written of writtenSuggestions) {
    const artistId = artist(written.artist).artist.id;
    const target = events.find((event) => event.artistId === artistId && event.title === written.changes);
    const id = random.id();
    const createdAt = clock.ago(random, written.hoursAgo);
    suggestions.push({
      id,
      artistId,
      userId: person(written.by).id,
      title: written.title,
      description: written.description,
      eventType: written.type,
      eventDate: written.date,
      mediaUrl: written.mediaUrl ?? null,
      isChangeRequest: target !== undefined,
      targetEventId: target?.id ?? null,
      voteDeadline: createdAt + VOTING,
      createdAt,
    });

    const { yes, no } = written.votes;
    const demoVote = written.demo;
    const others = random.sample(
      crowd.filter(({ username }) => username !== written.by),
      yes + no - (demoVote ? 1 : 0),
    );
    const types = [...Array(yes).fill("yes"), ...Array(no).fill("no")] as ("yes" | "no")[];
    if (demoVote) types.splice(types.indexOf(demoVote), 1);
    const times = clock.after(random, createdAt, others.length + 1, 2 * DAY);
    votes.push(
      ...others.map((voter, at) => ({
        suggestionId: id,
        userId: voter.id,
        voteType: types[at] ?? "yes",
        createdAt: times[at] ?? createdAt,
      })),
    );
    if (demoVote) {
      votes.push({ suggestionId: id, userId: person(DEMO).id, voteType: demoVote, createdAt: createdAt + HOUR });
    }
  }

  return { timelineEvents: events, timelineSuggestions: suggestions, timelineVotes: votes };
}
