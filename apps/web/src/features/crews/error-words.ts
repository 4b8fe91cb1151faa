import { msg } from '@lingui/core/macro';
import type { ErrorWords } from '../../data/errors/words.ts';

/** Why the server refuses something about crews. */
export const crewsErrors: ErrorWords = {
  has_members: msg`This crew still has members. Remove them first.`,
  crew_archived: msg`This crew is archived. Restore it first.`,
  lead_needs_role: msg`Only a supervisor or an admin can lead a crew. Change this person’s role first.`,
};
