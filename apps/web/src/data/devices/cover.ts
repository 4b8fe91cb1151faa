import * as s from '@muster/contract/shape';
import type { LocalStore } from '../../platform/local-store.ts';
import { parseJson } from '../storage/parse-json.ts';

/** Until when this device reminds its person on its own, and by which plan. */
export type Cover = {
  readonly userId: string;
  readonly untilMs: number;
  readonly version: string;
};

const storageKey = 'muster.reminder-cover';
const storedSchema = s.object({ userId: s.string, untilMs: s.number, version: s.string });

/** Null for anyone but the person whose reminders are scheduled. */
export function coverOf(localStore: LocalStore, userId: string | null): Cover | null {
  const kept = parseJson(localStore.get(storageKey), storedSchema);
  return kept?.userId === userId ? kept : null;
}

/** @returns whether it says something else than before. */
export function keepCover(localStore: LocalStore, cover: Cover): boolean {
  const text = JSON.stringify(cover);
  if (localStore.get(storageKey) === text) return false;
  localStore.set(storageKey, text);
  return true;
}

export function forgetCover(localStore: LocalStore): void {
  localStore.remove(storageKey);
}
