-- What the tally, every five minutes, has to look at, and nothing else: with ten thousand suggestions open it reads those
-- alone that have won or lost their target. The numbers are those of worker/domain/timeline.schema.ts (part 2 §9).

CREATE INDEX timeline_suggestions_won ON timeline_suggestions (created_at, id)
WHERE status = 'pending' AND yes_votes + no_votes >= 5 AND 100 * yes_votes >= 70 * (yes_votes + no_votes);

CREATE INDEX timeline_suggestions_without_target ON timeline_suggestions (created_at, id)
WHERE status = 'pending' AND is_change_request = 1 AND target_event_id IS NULL;

-- Topics are chosen by how a track's name begins.
CREATE INDEX tracks_by_name_key ON tracks (name_key);
