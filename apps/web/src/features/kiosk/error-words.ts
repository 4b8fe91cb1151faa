import { msg } from '@lingui/core/macro';
import type { ErrorWords } from '../../data/errors/words.ts';

/** Why the server refuses something about kiosks. */
export const kioskErrors: ErrorWords = {
  kiosk_code_invalid: msg`This code doesn’t work anymore. Codes last ten minutes and work once: ask for a new one.`,
};
