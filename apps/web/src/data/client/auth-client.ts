import { GoTrueClient } from '@supabase/auth-js';
import type { LocalStore } from '../../platform/local-store.ts';
import type { AppConfig } from './app-config.ts';
import { type SessionStore, sessionStorageKey } from './session-store.ts';

/** The official client, configured to leave to us everything that it would do by the device's clock. */
export function createAuthClient(
  { apiUrl, anonKey }: AppConfig,
  {
    localStore,
    sessions,
    fetch,
  }: {
    readonly localStore: LocalStore;
    readonly sessions: SessionStore;
    readonly fetch: typeof globalThis.fetch;
  },
  // A link may be opened in a different browser than the one that requested it (the mail app's, or Safari beside the
  // installed app), which doesn't work with PKCE.
  flowType: 'implicit' | 'pkce' = 'implicit',
): GoTrueClient {
  return new GoTrueClient({
    url: `${apiUrl}/auth/v1`,
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    fetch,
    storageKey: sessionStorageKey,
    storage: {
      getItem: (key) => (key === sessionStorageKey ? sessions.raw() : localStore.get(key)),
      setItem: (key, value) => {
        if (key === sessionStorageKey) sessions.write(JSON.parse(value));
        else localStore.set(key, value);
      },
      removeItem: (key) => {
        if (key === sessionStorageKey) sessions.clear();
        else localStore.remove(key);
      },
    },
    flowType,
    // We renew tokens and complete redirects: see `tokens.ts` and `completeRedirect`.
    autoRefreshToken: false,
    detectSessionInUrl: false,
    skipAutoInitialize: true,
    experimental: { recoveryCodes: true },
  });
}
