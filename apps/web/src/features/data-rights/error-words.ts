import { msg } from '@lingui/core/macro';
import type { ErrorWords } from '../../data/errors/words.ts';

/** Errors of exports, legal holds and the deletion of the company. */
export const dataRightsErrors: ErrorWords = {
  fresh_sign_in_needed: msg`Confirm that it’s you, then try again.`,
  company_export_running: msg`An export is already being written.`,
  already_leaving: msg`The company is already being deleted.`,
  not_leaving: msg`The company isn’t being deleted.`,
  not_downloaded: msg`Download this export first.`,
  on_hold: msg`A legal hold covers this person’s records. End the hold first.`,
};
