import * as s from '@muster/contract/shape';
import type { LocalStore } from '../../platform/local-store.ts';
import { companySchema, type Company } from '../../data/identity/company.ts';

/**
 * The company whose branding applies, as last heard from the server. Kept on the device, so that the
 * next start is branded before the network answers.
 */
export type BrandingStore = {
  /** The person's company; null: none, or none known, so the defaults apply. */
  companyOf(userId: string | null): Company | null;
  /** True if it is known which branding applies to this person. For no one, the defaults always apply. */
  isKnownFor(userId: string | null): boolean;
  /** Stores the company that the server returned; null if the person has none. */
  keep(userId: string, company: Company | null): void;
  /** Forgets the company, as no one is signed in any more. */
  forget(): void;
  subscribe(listener: () => void): () => void;
};

const storageKey = 'muster.branding';
const keptSchema = s.object({ userId: s.string, company: s.nullable(companySchema) });

export function createBrandingStore(localStore: LocalStore): BrandingStore {
  const listeners = new Set<() => void>();
  let kept = read(localStore);
  const update = () => {
    for (const listener of listeners) listener();
  };
  localStore.subscribe(storageKey, () => {
    kept = read(localStore);
    update();
  });
  return {
    companyOf: (userId) => (userId !== null && kept?.userId === userId ? kept.company : null),
    isKnownFor: (userId) => userId === null || kept?.userId === userId,
    keep: (userId, company) => {
      const text = JSON.stringify({ userId, company });
      if (text === localStore.get(storageKey)) return;
      kept = { userId, company };
      localStore.set(storageKey, text);
      update();
    },
    forget: () => {
      if (kept === null) return;
      kept = null;
      localStore.remove(storageKey);
      update();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function read(localStore: LocalStore): s.Shaped<typeof keptSchema> | null {
  try {
    return keptSchema.parse(JSON.parse(localStore.get(storageKey) ?? ''));
  } catch {
    return null;
  }
}
