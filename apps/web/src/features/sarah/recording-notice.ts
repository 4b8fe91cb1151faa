import type { Told } from '@muster/contract/jsa';
import type { LocalStore } from '../../platform/local-store.ts';

/** Of the words in `RecordingNotice.tsx`. Whoever changes what they say raises it, and everyone is told again. */
export const noticeWording = 1;

/** Never changes: it is kept on devices. */
const keyOf = (userId: string) => `muster-jsa-recording-told:${userId}`;

/** When a person was told on this device that their answers are recorded; null: not yet, or in other words. */
export function toldOnDevice(localStore: LocalStore, userId: string): Told | null {
  try {
    const kept: unknown = JSON.parse(localStore.get(keyOf(userId)) ?? 'null');
    return isTold(kept) && kept.wording === noticeWording ? kept : null;
  } catch {
    // What older apps kept: that they were told, but not when.
    return null;
  }
}

export function keepTold(localStore: LocalStore, userId: string, atMs: number): void {
  const told: Told = { at: new Date(atMs).toISOString(), wording: noticeWording };
  localStore.set(keyOf(userId), JSON.stringify(told));
}

function isTold(value: unknown): value is Told {
  return (
    typeof value === 'object' &&
    value !== null &&
    'at' in value &&
    typeof value.at === 'string' &&
    'wording' in value &&
    typeof value.wording === 'number'
  );
}
