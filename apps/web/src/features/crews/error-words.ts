import { msg } from '@lingui/core/macro';
import type { ErrorWords } from '../../data/errors/words.ts';

/** Why the server refuses something about crews. */
export const crewsErrors: ErrorWords = {
  has_members: msg`People belong to this crew.`,
  crew_archived: msg`This crew is archived. Restore it first.`,
  lead_needs_role: msg`Only a supervisor or an admin can lead a crew. Change their role first.`,
};
