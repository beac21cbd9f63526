import { PostFeed } from "#app/components/community/post-feed.tsx";
import { Link } from "#app/components/link.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { artistPath } from "#app/lib/artist-paths.ts";
import { communityPath } from "#app/lib/community.ts";
import type { Artist, Post } from "#worker/domain/dto.ts";

/** What members say about an artist. */
export function ArtistCommunity({
  artist,
  ...page
}: {
  artist: Artist;
  posts: Post[];
  offset: number;
  pageSize: number;
  viewerId: string | null;
  now: number;
}) {
  return (
    <div className="mx-auto max-w-2xl">
      <PostFeed
        {...page}
        name="artist-posts"
        href={(at) => artistPath(artist.id, { tab: "community", offset: at })}
        emptyText="No posts yet"
        emptyAction={
          <Button asChild>
            <Link to={communityPath()}>Go to Community</Link>
          </Button>
        }
      />
    </div>
  );
}
