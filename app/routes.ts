import { index, prefix, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home/home.tsx"),
  route("search", "routes/search/search.tsx"),
  route("genres", "routes/genres/genres.tsx"),
  route("genre/:genre", "routes/genres/genre.tsx"),

  route("album/:id", "routes/albums/album.tsx"),
  route("album/:id/reviews", "routes/albums/album-reviews.tsx"),
  route("artist/:id", "routes/artists/artist.tsx"),
  route("artist/:id/albums", "routes/artists/artist-albums.tsx"),
  route("artist/:id/singles", "routes/artists/artist-singles.tsx"),
  route("artist/:id/compilations", "routes/artists/artist-compilations.tsx"),

  route("review/:id", "routes/reviews/review.tsx"),
  route("reviews/following", "routes/reviews/following.tsx"),
  route("test-review-length", "routes/reviews/test-review-length.tsx"),

  route("community", "routes/community/community.tsx"),
  route("community/new", "routes/community/new-post.tsx"),
  route("community/post/:id", "routes/community/post.tsx"),
  route("post/:id", "routes/community/post-alias.ts"),

  route("packs/:id", "routes/packs/pack.tsx"),
  route("pack/:id", "routes/packs/pack-alias.ts"),
  route("add-to-pack", "routes/packs/add-to-pack.tsx"),
  route("catalog", "routes/catalog/catalog.tsx"),

  route("profile", "routes/profiles/own-profile.tsx"),
  route("profile/:username", "routes/profiles/profile.tsx"),
  route("profile/:username/favorites", "routes/profiles/profile-favorites.tsx"),
  route("profile/:username/tracks", "routes/profiles/profile-tracks.tsx"),
  route("profile/:username/artists", "routes/profiles/profile-artists.tsx"),
  route("profile/:username/packs", "routes/profiles/profile-packs.tsx"),
  route("profile/:username/reviews", "routes/profiles/profile-reviews.tsx"),
  route("profile/:username/connections", "routes/profiles/connections.tsx"),
  route("profile/:username/watchlist", "routes/profiles/profile-watchlist.tsx"),

  route("user/:username/posts", "routes/community/user-posts.tsx"),

  route("auth", "routes/auth/auth.tsx"),
  route("login", "routes/auth/login.ts"),
  route("signup", "routes/auth/signup.ts"),
  route("auth/forgot-password", "routes/auth/forgot-password.tsx"),
  route("auth/reset-password", "routes/auth/reset-password.tsx"),

  route("notifications", "routes/notifications/notifications.tsx"),
  route("unsubscribe", "routes/unsubscribe.tsx"),
  route("admin", "routes/admin/admin.tsx"),
  route("report", "routes/reports/report.tsx"),

  route("settings", "routes/settings/settings.tsx"),
  route("settings/change-password", "routes/settings/change-password.tsx"),
  route("settings/profile-image", "routes/profiles/profile-image.tsx"),
  route("settings/download", "routes/settings/download.ts"),
  route("settings/delete-account", "routes/settings/delete-account.tsx"),

  route("privacypolicy", "routes/legal/privacy-policy.tsx"),
  route("termsandconditions", "routes/legal/terms-and-conditions.tsx"),

  // What several screens post to.
  ...prefix("actions", [
    route("like-review", "routes/actions/like-review.ts"),
    route("create-post", "routes/actions/create-post.ts"),
    route("like-post", "routes/actions/like-post.ts"),
    route("delete-post", "routes/actions/delete-post.ts"),
    route("save-review", "routes/actions/save-review.ts"),
    route("delete-review", "routes/actions/delete-review.ts"),
    route("like-review-comment", "routes/actions/like-review-comment.ts"),
    route("delete-review-comment", "routes/actions/delete-review-comment.ts"),
    route("like-post-comment", "routes/actions/like-post-comment.ts"),
    route("delete-post-comment", "routes/actions/delete-post-comment.ts"),
    route("shelve-album", "routes/actions/shelve-album.ts"),
    route("shelve-track", "routes/actions/shelve-track.ts"),
    route("follow-artist", "routes/actions/follow-artist.ts"),
    route("save-pack", "routes/actions/save-pack.ts"),
    route("delete-pack", "routes/actions/delete-pack.ts"),
    route("pack-item", "routes/actions/pack-item.ts"),
    route("follow-user", "routes/actions/follow-user.ts"),
    route("block-user", "routes/actions/block-user.ts"),
    route("set-theme", "routes/actions/set-theme.ts"),
    route("update-switch", "routes/actions/update-switch.ts"),
    route("delete-account", "routes/actions/delete-account.ts"),
    route("sign-out", "routes/actions/sign-out.ts"),
  ]),

  route("robots.txt", "routes/meta/robots.ts"),
  route("sitemap.xml", "routes/meta/sitemap.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
