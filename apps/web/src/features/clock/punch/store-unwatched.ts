import type { ClockRecorder } from '../../../data/clock/clock-recorder.ts';
import type { HeldTap } from '../../../data/clock/held-punches.ts';
import type { NamedPunchDraft } from '../../../data/clock/punch-draft.ts';
import { StorageError, type StorageTrouble } from '../../../data/storage/connection.ts';

/**
 * Stores the tap of someone who has left the card. No screen waits for the outcome, so a punch that was not saved needs
 * a notice. What the device holds of the tap stays, to be recorded later.
 */
export async function storeUnwatched(
  clock: Pick<ClockRecorder, 'recordAll'>,
  drafts: readonly NamedPunchDraft[],
  held: HeldTap,
  onNotSaved: (trouble: StorageTrouble) => void,
): Promise<void> {
  try {
    await clock.recordAll(drafts);
    held.letGo();
  } catch (error) {
    held.leave();
    if (!(error instanceof StorageError)) throw error;
    onNotSaved(error.trouble);
  }
}
