import { msg } from '@lingui/core/macro';
import type { ErrorWords } from '../../data/errors/words.ts';

/** Why the server refuses something about people and their access. */
export const personErrors: ErrorWords = {
  number_taken: msg`Someone else already has this employee number.`,
  access_over: msg`This access has ended.`,
  own_access: msg`You can’t change or end your own access. Ask another admin.`,
  last_admin: msg`The company needs an admin who can sign in. Make someone else an admin first.`,
  has_login: msg`This person has a login. Only someone without a login can be merged into another person.`,
  is_merged: msg`One of the two was already merged with someone. Undo that first.`,
  on_the_clock: msg`One of the two is on the clock. Clock them out first.`,
  time_overlaps: msg`Both have time for the same hours, so they may be two people. Correct the time first.`,
  decided_since: msg`Their time has been reviewed since, so the records can’t be separated.`,
};
