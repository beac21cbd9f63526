import type { postCommentLikes, postComments, postLikes, posts } from "#db/schema/index.ts";
import { DAY } from "./clock.ts";
import { DEMO, SPAMMER } from "./content/members.ts";
import { earlierPosts } from "./content/posts-earlier.ts";
import { newestPosts } from "./content/posts-newest.ts";
import { removedPosts } from "./content/posts-removed.ts";
import type { WrittenTopic } from "./content/written-post.ts";
import { randomFrom } from "./random.ts";
import type { World } from "./world.ts";

type NewPost = typeof posts.$inferInsert & { id: string; userId: string; createdAt: number; removedAt: number | null };
type NewComment = typeof postComments.$inferInsert & { id: string; userId: string; createdAt: number };

export function postRows(world: World) {
  const random = randomFrom("posts");
  const { clock, person } = world;
  const allPosts: NewPost[] = [];
  const comments: NewComment[] = [];

  const written = [...newestPosts, ...earlierPosts, ...removedPosts];
  for (const { by, about, text, hoursAgo, removedHoursAgo, thread = [] } of written) {
    const post = {
      id: random.id(),
      userId: person(by).id,
      content: text,
      ...topicOf(world, about),
      createdAt: clock.ago(random, hoursAgo),
      removedAt: removedHoursAgo === undefined ? null : clock.ago(random, removedHoursAgo),
    };
    allPosts.push(post);

    const times = clock.after(random, post.createdAt, thread.length, 1.5 * DAY);
    for (const [at, [author, words, ...replies]] of thread.entries()) {
      const comment = {
        id: random.id(),
        postId: post.id,
        userId: person(author).id,
        parentCommentId: null as string | null,
        content: words,
        createdAt: times[at] ?? post.createdAt,
      };
      const answered = clock.after(random, comment.createdAt, replies.length, DAY);
      comments.push(
        comment,
        ...replies.map(([replier, reply], turn) => ({
          ...comment,
          id: random.id(),
          userId: person(replier).id,
          parentCommentId: comment.id,
          content: reply,
          createdAt: answered[turn] ?? comment.createdAt,
        })),
      );
    }
  }

  const standing = allPosts.filter(({ removedAt }) => removedAt === null);
  return {
    posts: allPosts,
    postLikes: likes(world, standing, 19).map(({ id, ...like }): typeof postLikes.$inferInsert => ({
      postId: id,
      ...like,
    })),
    postComments: comments,
    postCommentLikes: likes(world, comments, 7).map(({ id, ...like }): typeof postCommentLikes.$inferInsert => ({
      commentId: id,
      ...like,
    })),
  };
}

function likes(world: World, things: { id: string; userId: string; createdAt: number }[], most: number) {
  const random = randomFrom(`likes up to ${most}`);
  const readers = [...world.crowd, world.person(DEMO)];
  const spammer = world.person(SPAMMER).id;
  return things
    .filter((thing) => thing.userId !== spammer)
    .flatMap((thing) => {
      const likers = random
        .sample(readers, Math.floor(random.next() ** 1.5 * most))
        .filter(({ id }) => id !== thing.userId);
      const times = world.clock.after(random, thing.createdAt, likers.length, 3 * DAY);
      return likers.map(({ id }, at) => ({ id: thing.id, userId: id, createdAt: times[at] ?? thing.createdAt }));
    });
}

/** As the catalogue names it. A track's posts go by its album (api-contract: Details, Community). */
function topicOf(world: World, about: WrittenTopic) {
  if ("genre" in about) {
    const { genre } = about;
    return { topicType: "genre" as const, topicId: genre.toLowerCase(), topicName: genre, topicImageUrl: null };
  }
  if ("artist" in about) {
    const { id, name } = world.artist(about.artist).artist;
    return { topicType: "artist" as const, topicId: id, topicName: name, topicImageUrl: `/covers/artists/${id}.svg` };
  }
  const { id, title } = world.album("track" in about ? about.of : about.album).album;
  const image = { topicId: id, topicImageUrl: `/covers/${id}.svg` };
  if ("track" in about) {
    return { topicType: "track" as const, topicName: world.track(about.track, about.of).name, ...image };
  }
  return { topicType: "album" as const, topicName: title, ...image };
}
