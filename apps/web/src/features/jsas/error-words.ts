import { msg } from '@lingui/core/macro';
import type { ErrorWords } from '../../data/errors/words.ts';

/** Why the server refuses something about JSAs. */
export const jsasErrors: ErrorWords = {
  jsa_changed: msg`This JSA has changed since you opened it. Read it again, then sign or approve it.`,
  own_jsa: msg`You created or changed this JSA, so someone else has to approve it.`,
  open_items: msg`Resolve the open items first.`,
  recording_not_told: msg`The recordings weren’t saved, because you hadn’t been told about them first. Everything you said is saved as text.`,
  pin_wrong: msg`Wrong PIN. Ask the person to sign again.`,
  too_many_pins: msg`Too many wrong PINs. Try again in an hour.`,
};
