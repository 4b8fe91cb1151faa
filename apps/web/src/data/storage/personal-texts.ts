import type { LocalStore } from '../../platform/local-store.ts';

/** Keys of what one person leaves in local storage; it goes when they sign out or someone else signs in. */
export const personalKeys = {
  onboarding: (userId: string) => `muster.onboarding.${userId}`,
  importColumns: (userId: string) => `muster.import-columns.${userId}`,
  orderNumbers: (userId: string) => `muster.order-numbers.${userId}`,
} as const;

export function forgetTexts(localStore: LocalStore, userId: string): void {
  for (const keyOf of Object.values(personalKeys)) localStore.remove(keyOf(userId));
}
