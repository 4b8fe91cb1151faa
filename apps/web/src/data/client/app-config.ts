import { type PublicConfig, publicConfigSchema } from '@muster/contract';
import type { LocalStore } from '../../platform/local-store.ts';
import { parseJson } from '../storage/parse-json.ts';

/** The server's addresses and keys: `/config.json`, or the copy from the last visit. */
export type AppConfig = PublicConfig & {
  /** Base of the auth, data and realtime addresses, without a slash at the end. */
  readonly apiUrl: string;
};

export type ConfigSource = {
  /** Waits only on a device's very first visit. */
  ready(): Promise<AppConfig>;
  /** The configuration known right now; null on a first visit. */
  current(): AppConfig | null;
  /** Fetches it again, for example after the server refused the key. */
  refresh(): Promise<void>;
};

const storageKey = 'muster.config';
const timeoutMs = 8000;

/** Starts fetching at once. */
export function createConfigSource({
  localStore,
  fetch,
  origin,
}: {
  readonly localStore: LocalStore;
  readonly fetch: typeof globalThis.fetch;
  readonly origin: string;
}): ConfigSource {
  let current = parseJson(localStore.get(storageKey), publicConfigSchema);
  let fetching: Promise<void> | undefined;

  async function fetchNow(): Promise<void> {
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetch(`${origin}/config.json`, { signal });
      current = publicConfigSchema.parse(await response.json());
      localStore.set(storageKey, JSON.stringify(current));
    } catch {
      // Offline, or a portal's page: the copy stays in use.
    }
  }

  function refresh(): Promise<void> {
    fetching ??= fetchNow().finally(() => {
      fetching = undefined;
    });
    return fetching;
  }

  void refresh();
  const complete = (config: PublicConfig): AppConfig => ({
    ...config,
    apiUrl: (config.supabaseUrl === '' ? origin : config.supabaseUrl).replace(/\/$/, ''),
  });
  return {
    ready: async () => {
      if (current === null) await refresh();
      return complete(current ?? sameOrigin);
    },
    current: () => (current === null ? null : complete(current)),
    refresh,
  };
}

/** Used until the first answer; requests will fail and be retried. */
const sameOrigin: PublicConfig = {
  supabaseUrl: '',
  anonKey: '',
  functionsUrl: null,
  vapidPublicKey: null,
  mapStyleUrl: null,
  version: '',
};
