import { msg } from '@lingui/core/macro';
import type { ErrorWords } from '../../data/errors/words.ts';

/** Why the server refuses something about hazards and incidents. */
export const safetyErrors: ErrorWords = {
  wrong_state: msg`Someone has changed this already. Check its status, then try again.`,
  hazard_merged: msg`This hazard was merged into another one. Open that one instead.`,
  open_actions: msg`Finish or cancel the open corrective actions first.`,
  own_resolution: msg`You resolved this hazard, so someone else has to verify it.`,
  proof_missing: msg`Add a comment or a photo that shows what was done.`,
  photos_missing: msg`Photos are still uploading. Wait for them, or remove the ones that won’t upload.`,
  photo_stored: msg`The photo has arrived.`,
};
