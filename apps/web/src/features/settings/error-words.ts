import { msg } from '@lingui/core/macro';
import type { ErrorWords } from '../../data/errors/words.ts';

/** Why the server refuses something about settings. */
export const settingsErrors: ErrorWords = {
  already_in_force: msg`This rule is already in effect and can’t be withdrawn. Add one with a later effective date.`,
};
