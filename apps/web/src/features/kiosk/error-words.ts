import { msg } from '@lingui/core/macro';
import type { ErrorWords } from '../../data/errors/words.ts';

/** Why the server refuses something about kiosks. */
export const kioskErrors: ErrorWords = {
  kiosk_code_invalid: msg`This code no longer works. Codes expire after ten minutes and work only once. Ask for a new one.`,
};
