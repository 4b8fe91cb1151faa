import type { Told } from '@muster/contract/jsa';
import type { LocalStore } from '../../platform/local-store.ts';

/**
 * Version of the text in `RecordingNotice.tsx`. Increment it when the meaning changes, so that everyone sees the notice
 * again.
 */
export const noticeWording = 1;

/** Never change this key: devices already have values under it. */
const keyOf = (userId: string) => `muster-jsa-recording-told:${userId}`;

/**
 * Returns when a person was told on this device that their answers are recorded; null if they weren't, or with other
 * wording.
 */
export function toldOnDevice(localStore: LocalStore, userId: string): Told | null {
  try {
    const kept: unknown = JSON.parse(localStore.get(keyOf(userId)) ?? 'null');
    return isTold(kept) && kept.wording === noticeWording ? kept : null;
  } catch {
    // Older apps stored only that the person was told, not when.
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
