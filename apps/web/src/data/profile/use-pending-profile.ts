import { useOutbox } from '../outbox/use-outbox.ts';
import { pendingProfile, type ProfileChanges } from './profile-change.ts';

/** Returns the changes saved here that the answer received at `asOfMs` does not contain yet. */
export function usePendingProfile(asOfMs: number): ProfileChanges {
  return pendingProfile(useOutbox().items, asOfMs);
}
