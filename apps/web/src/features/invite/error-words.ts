import { msg } from '@lingui/core/macro';
import type { ErrorWords } from '../../data/errors/words.ts';

/** Why the server refuses something about invitations and imports of people. */
export const inviteErrors: ErrorWords = {
  person_exists: msg`Someone in the company already has this email.`,
  too_many_mails: msg`This email already got five invitations today. Create a link instead, or wait until tomorrow.`,
  flawed_rows: msg`Some rows have errors, so nothing was imported.`,
  invitation_invalid: msg`This invitation is no longer valid. Ask for a new one.`,
  already_member: msg`This person is already a member.`,
};
