/** What a like, or taking it back, leaves. `created` where this call made it: repeating it is no error, but nothing new. */
export type Like = { likes_count: number; isLikedByCurrentUser: boolean; created: boolean };
