import { msg } from '@lingui/core/macro';
import type { ErrorWords } from '../../data/errors/words.ts';

/** Why the server refuses something about equipment. */
export const equipmentErrors: ErrorWords = {
  meter_doubtful: msg`The meter would go backwards, or run more hours than have passed. Check it, or say why.`,
};
