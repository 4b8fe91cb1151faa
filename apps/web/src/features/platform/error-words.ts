import { msg } from '@lingui/core/macro';
import type { ErrorWords } from '../../data/errors/words.ts';

/** Why the console refuses a change. */
export const platformErrors: ErrorWords = {
  has_company: msg`This login belongs to a company. A platform admin’s login belongs to none.`,
};
