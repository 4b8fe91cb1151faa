import { msg } from '@lingui/core/macro';
import type { ErrorWords } from '../../data/errors/words.ts';

/** What a legal hold stops. */
export const dataRightsErrors: ErrorWords = {
  on_hold: msg`A legal hold covers this person’s records. End the hold first.`,
};
