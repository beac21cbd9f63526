import { CreatePostButton } from "#app/components/community/create-post-button.tsx";
import { PostFeed } from "#app/components/community/post-feed.tsx";
import { Link } from "#app/components/link.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { artistPath } from "#app/lib/artist-paths.ts";
import { communityPath } from "#app/lib/community.ts";
import type { Artist, Post } from "#worker/domain/dto.ts";

/** What members say about an artist, and for a member the dialog Create Post, about them from the start. */
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
      {page.viewerId !== null && (
        <div className="mb-4 flex items-center justify-between gap-4">
          <p className="min-w-0 text-sm text-muted wrap-anywhere">Posts about {artist.name}</p>
          <CreatePostButton
            viewerId={page.viewerId}
            topic={{
              topic_type: "artist",
              topic_id: artist.id,
              topic_name: artist.name,
              topic_image_url: artist.image_url,
            }}
            isAsked={false}
            onClosed={nothingMore}
          />
        </div>
      )}
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

/** The dialog was not asked for by the address, so none has to change. */
function nothingMore() {}
