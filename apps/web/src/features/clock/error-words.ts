import { msg } from '@lingui/core/macro';
import type { ErrorWords } from '../../data/errors/words.ts';

/** Why the server refuses something about punches. */
export const clockErrors: ErrorWords = {
  malformed_punch: msg`The server couldn’t read this punch. Update the app, then try again.`,
  person_not_allowed: msg`You weren’t allowed to record time for this person then. Ask an admin.`,
  punch_not_stored: msg`The server couldn’t save this punch. Try again. If that fails, save it as a file and show it to an admin.`,
  other_payload: msg`The server already has a different punch with this ID. Save this one as a file and show it to an admin.`,
  time_impossible: msg`This time must be between the times before and after it.`,
};
