import { msg } from '@lingui/core/macro';
import type { ErrorWords } from '../../data/errors/words.ts';

/** Why the server refuses something about settings. */
export const settingsErrors: ErrorWords = {
  notice_lacks_trail: msg`People must first read that their location is saved between punches. Change the notice under Tracking compliance.`,
  already_in_force: msg`This rule is already in effect and can’t be withdrawn. Add one with a later effective date.`,
};
