import { msg } from '@lingui/core/macro';
import type { ErrorWords } from '../../data/errors/words.ts';

/** Why the server refuses something about reviews. */
export const dashboardErrors: ErrorWords = {
  already_decided: msg`Someone else has already reviewed this.`,
};
