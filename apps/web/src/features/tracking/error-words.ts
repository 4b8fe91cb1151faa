import { msg } from '@lingui/core/macro';
import type { ErrorWords } from '../../data/errors/words.ts';

/** Why the server refuses something about location. */
export const trackingErrors: ErrorWords = {
  answers_alone: msg`This person has a login and answers on their own phone.`,
};
