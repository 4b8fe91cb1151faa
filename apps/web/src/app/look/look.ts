import { resolveBranding, type Branding, type Identity } from '@muster/contract';
import type { Theme } from '@muster/domain';
import * as s from '@muster/contract/shape';
import type { LocalStore } from '../../platform/local-store.ts';
import type { BrandingStore } from '../branding/branding-store.ts';
import type { Company } from '../../data/identity/company.ts';
import { languages, type Language } from '@muster/domain/languages';
import { browserLanguage } from '../i18n/browser-language.ts';

export const themeChoices = ['company', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** The app's appearance and language for its current user. */
export type Look = {
  readonly language: Language;
  readonly themeChoice: ThemeChoice;
  readonly theme: Theme;
  readonly branding: Branding;
  /** The company whose branding is shown; null for the defaults. */
  readonly company: Company | null;
};

export type LookChange = {
  readonly language?: Language | undefined;
  readonly theme?: ThemeChoice | undefined;
};

/** A person's choice that has not been sent to the server yet. */
export type UnsentChoice = LookChange & { readonly userId: string };

export type LookStore = {
  /** Returns the same object until something changes. */
  current(): Look;
  subscribe(listener: () => void): () => void;
  /** Takes effect at once. Without a connection, it is sent to the server later. */
  choose(change: LookChange): void;
  unsent(): UnsentChoice | null;
  /** Called once the server has accepted the choice. */
  settle(sent: UnsentChoice): void;
};

const storageKey = 'muster.look';
const keptSchema = s.object({
  /** The last person's language, or the one chosen on the sign-in screen; null for the browser's. */
  language: s.nullable(s.oneOf(languages)),
  unsent: s.nullable(
    s.object({
      userId: s.string,
      language: s.optional(s.oneOf(languages)),
      theme: s.optional(s.oneOf(themeChoices)),
    }),
  ),
});
type Kept = s.Shaped<typeof keptSchema>;

/** @param preferredLanguages the browser's, best first */
export function createLookStore({
  identities,
  branding: companies,
  localStore,
  preferredLanguages,
}: {
  readonly identities: {
    current(): Identity | null;
    subscribe(listener: () => void): () => void;
  };
  readonly branding: Pick<BrandingStore, 'companyOf' | 'subscribe'>;
  readonly localStore: LocalStore;
  readonly preferredLanguages: readonly string[];
}): LookStore {
  const listeners = new Set<() => void>();
  let kept = readKept(localStore);
  let look = resolve();

  function resolve(): Look {
    const identity = identities.current();
    const unsent = kept.unsent?.userId === identity?.user_id ? kept.unsent : null;
    const company = companies.companyOf(identity?.user_id ?? null);
    const branding = resolveBranding(company);
    // Until someone has completed their profile, its language is a default rather than a choice.
    const chosen = identity?.profile?.profile_complete === true ? identity.profile.language : null;
    const themeChoice = unsent?.theme ?? identity?.profile?.theme ?? 'company';
    return {
      language: unsent?.language ?? chosen ?? kept.language ?? browserLanguage(preferredLanguages),
      themeChoice,
      theme: themeChoice === 'company' ? branding.theme_mode : themeChoice,
      branding,
      company,
    };
  }

  function update(): void {
    look = resolve();
    // Signing out keeps nothing but the language, so that the person can still read the sign-in screen.
    if (identities.current() === null) {
      if (kept.unsent !== null) keep({ ...kept, unsent: null });
    } else if (kept.language !== look.language) {
      keep({ ...kept, language: look.language });
    }
    for (const listener of listeners) listener();
  }

  function keep(next: Kept): void {
    kept = next;
    localStore.set(storageKey, JSON.stringify(next));
  }

  identities.subscribe(update);
  companies.subscribe(update);
  return {
    current: () => look,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose: (change) => {
      const userId = identities.current()?.user_id;
      const before = kept.unsent?.userId === userId ? kept.unsent : null;
      keep({
        language: change.language ?? kept.language,
        unsent: userId === undefined ? kept.unsent : { ...before, ...change, userId },
      });
      update();
    },
    unsent: () => kept.unsent,
    settle: (sent) => {
      if (kept.unsent?.language === sent.language && kept.unsent?.theme === sent.theme) {
        keep({ ...kept, unsent: null });
        update();
      }
    },
  };
}

function readKept(localStore: LocalStore): Kept {
  try {
    return keptSchema.parse(JSON.parse(localStore.get(storageKey) ?? ''));
  } catch {
    return { language: null, unsent: null };
  }
}
