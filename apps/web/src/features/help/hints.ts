import type { LocalStore } from '../../platform/local-store.ts';

type Hint = 'install' | 'topics';

const keyOf = (userId: string) => `muster.hints-hidden.${userId}`;

/** Returns the kinds of hints, with true for those that this person has not dismissed on this device. */
export function hintsLeft(localStore: LocalStore, userId: string): Readonly<Record<Hint, boolean>> {
  const hidden = hiddenHints(localStore, userId);
  return { install: !hidden.includes('install'), topics: !hidden.includes('topics') };
}

export function hideHints(localStore: LocalStore, userId: string, hint: Hint): void {
  localStore.set(keyOf(userId), [...new Set([...hiddenHints(localStore, userId), hint])].join(' '));
}

function hiddenHints(localStore: LocalStore, userId: string): readonly string[] {
  return (localStore.get(keyOf(userId)) ?? '').split(' ');
}
