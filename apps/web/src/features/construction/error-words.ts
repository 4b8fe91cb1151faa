import { msg } from '@lingui/core/macro';
import type { ErrorWords } from '../../data/errors/words.ts';

/** Why the server refuses something about daily logs. */
export const constructionErrors: ErrorWords = {
  log_approved: msg`This log is approved. You can add lines to it, but not change it.`,
  log_signed: msg`This log is already signed.`,
};
