-- Members whom most people follow, for search: new members, whom nobody follows yet, cost nothing.
CREATE INDEX users_by_followers ON users (followers_count DESC, id) WHERE followers_count > 0;
