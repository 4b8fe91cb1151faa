import { msg } from '@lingui/core/macro';
import type { ErrorWords } from '../../data/errors/words.ts';

/** Why the server refuses something about people and their access. */
export const personErrors: ErrorWords = {
  number_taken: msg`Someone else already has this employee number.`,
  access_over: msg`Access to this company has ended.`,
  own_access: msg`You can’t change or deactivate your own access. Ask another admin.`,
  own_pay: msg`You can’t change your own pay or time off balance. Ask another admin.`,
  last_admin: msg`The company needs an admin who can sign in. Make someone else an admin first.`,
  has_login: msg`This person has a login. Only someone without a login can be merged with another record.`,
  is_merged: msg`One of these people was already merged with someone. Undo that merge first.`,
  on_the_clock: msg`One of these people is on the clock. Clock them out first.`,
  time_overlaps: msg`Both records have overlapping time entries, so they may be two different people. Correct those entries first.`,
  decided_since: msg`Their time has since been reviewed, so the records can’t be separated.`,
};
