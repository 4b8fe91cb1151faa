import { msg } from '@lingui/core/macro';
import type { ErrorWords } from '../../data/errors/words.ts';

/** The texts of a support visit's errors. */
export const supportErrors: ErrorWords = {
  not_in_visit: msg`Not in a support visit.`,
  visit_over: msg`The support visit is over.`,
  already_visiting: msg`End your other support visit first.`,
  second_factor_needed: msg`Enter a new code from your authenticator app.`,
  not_available: msg`This server doesn’t offer this.`,
};
