import {
  type AuthError,
  GoTrueClient,
  isAuthRetryableFetchError,
  isAuthWeakPasswordError,
} from '@supabase/auth-js';
import type { Address } from '../../platform/address.ts';
import type { LocalStore } from '../../platform/local-store.ts';
import { DataError, failedAnswer } from '../errors/data-error.ts';
import type { AppConfig, ConfigSource } from './app-config.ts';
import { readAuthRedirect, withoutAuthRedirect } from './auth-redirect.ts';
import { type SessionStore, sessionStorageKey } from './session-store.ts';
import type { Tokens } from './tokens.ts';

/** Signing in and out. Results carry errors; nothing here throws for what a server can say. */
export type Auth = {
  signIn(credentials: { readonly email: string; readonly password: string }): Promise<AuthResult>;
  /** `confirm_email`: signed up, and a link was mailed that confirms the address. */
  signUp(person: SignUp): Promise<AuthResult<'signed_in' | 'confirm_email'>>;
  /** Mails a link to `/reset-password`; the answer never tells whether the address is known. */
  recover(email: string): Promise<AuthResult>;
  updatePassword(password: string): Promise<AuthResult>;
  /**
   * Completes what a mailed link or a provider brought back in the page's address, and cleans the
   * address. Call it once, before the router reads the address.
   */
  completeRedirect(): Promise<RedirectResult>;
  /** Ends the session on the server and here. 401, 403 and 404 count as ended, no answer too. */
  endSession(): Promise<AuthResult>;
};

type SignUp = {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly invitationToken: string | null;
};

export type AuthResult<T extends string = 'done'> =
  | { readonly ok: true; readonly outcome: T }
  | {
      readonly ok: false;
      readonly error: DataError;
      /** Of a weak password: `length`, `characters`, `pwned`. */
      readonly reasons: readonly string[];
    };

export type RedirectResult =
  | { readonly kind: 'none' }
  | { readonly kind: 'signed_in'; readonly type: string }
  | { readonly kind: 'message'; readonly message: string }
  | { readonly kind: 'failed'; readonly error: DataError };

export type AuthEvent = 'signed_in' | 'signed_out' | 'user_updated' | 'password_recovery';

export function createAuth(dependencies: {
  readonly config: ConfigSource;
  readonly sessions: SessionStore;
  readonly tokens: Tokens;
  readonly localStore: LocalStore;
  readonly address: Address;
  readonly origin: string;
  readonly fetch: typeof globalThis.fetch;
  readonly onEvent: (event: AuthEvent) => void;
}): Auth {
  const { config, sessions, tokens, address, origin, onEvent } = dependencies;
  let made: { readonly config: string; readonly client: GoTrueClient } | undefined;

  async function client(): Promise<GoTrueClient> {
    const appConfig = await config.ready();
    const key = `${appConfig.apiUrl} ${appConfig.anonKey}`;
    if (made?.config !== key) made = { config: key, client: createClient(appConfig, dependencies) };
    return made.client;
  }

  return {
    signIn: async ({ email, password }) => {
      const { error } = await (await client()).signInWithPassword({ email, password });
      sessions.notify();
      if (error !== null) return failed(error);
      onEvent('signed_in');
      return done;
    },

    signUp: async (person) => {
      const { data, error } = await (
        await client()
      ).signUp({
        email: person.email,
        password: person.password,
        options: {
          data: {
            first_name: person.firstName,
            last_name: person.lastName,
            invitation_token: person.invitationToken,
          },
          emailRedirectTo: `${origin}/dashboard`,
        },
      });
      sessions.notify();
      if (error !== null) return failed(error);
      if (data.session === null) return { ok: true, outcome: 'confirm_email' };
      onEvent('signed_in');
      return { ok: true, outcome: 'signed_in' };
    },

    recover: async (email) => {
      const redirectTo = `${origin}/reset-password`;
      const { error } = await (await client()).resetPasswordForEmail(email, { redirectTo });
      return error === null ? done : failed(error);
    },

    updatePassword: async (password) => {
      // Else auth-js would refresh by itself, by the device's clock.
      await tokens.current();
      const { error } = await (await client()).updateUser({ password });
      sessions.notify();
      if (error !== null) return failed(error);
      onEvent('user_updated');
      return done;
    },

    completeRedirect: async () => {
      const redirect = readAuthRedirect(address.href());
      if (redirect.kind === 'none') return redirect;
      // Another page's `?code=`: only auth-js' own verifier makes it ours.
      const verifier = dependencies.localStore.get(`${sessionStorageKey}-code-verifier`);
      if (redirect.kind === 'code' && verifier === null) return { kind: 'none' };
      address.replace(withoutAuthRedirect(address.href()));
      if (redirect.kind === 'message') return redirect;
      if (redirect.kind === 'error') {
        const { code, description } = redirect;
        return {
          kind: 'failed',
          error: new DataError({ kind: 'refused', code, message: description }),
        };
      }
      const auth = await client();
      const { error } =
        redirect.kind === 'code'
          ? await auth.exchangeCodeForSession(redirect.code)
          : await auth.setSession({
              access_token: redirect.accessToken,
              refresh_token: redirect.refreshToken,
            });
      sessions.notify();
      if (error !== null) return { kind: 'failed', error: asDataError(error) };
      const isRecovery =
        redirect.kind === 'code'
          ? verifier?.includes('/recovery') === true
          : redirect.type === 'recovery';
      onEvent(isRecovery ? 'password_recovery' : 'signed_in');
      const type = redirect.kind === 'tokens' ? redirect.type : '';
      return { kind: 'signed_in', type: isRecovery ? 'recovery' : type };
    },

    endSession: async () => {
      const token = await tokens.current();
      if (token.kind === 'token') {
        const { error } = await (await client()).admin.signOut(token.accessToken, 'local');
        if (error !== null && !isOverAnyway(error)) return failed(error);
      }
      sessions.clear();
      onEvent('signed_out');
      return done;
    },
  };
}

const done = { ok: true, outcome: 'done' } as const;

/** The session is gone already, or the server cannot be told: this device forgets it either way. */
function isOverAnyway(error: AuthError): boolean {
  const status = error.status ?? 0;
  return isAuthRetryableFetchError(error) || [401, 403, 404].includes(status);
}

function failed(error: AuthError) {
  const reasons = isAuthWeakPasswordError(error) ? error.reasons : [];
  return { ok: false, error: asDataError(error), reasons } as const;
}

function asDataError(error: AuthError): DataError {
  if (isAuthRetryableFetchError(error)) return failedAnswer(0, '', error.message);
  return failedAnswer(error.status ?? 0, error.code ?? 'unknown', error.message);
}

function createClient(
  { apiUrl, anonKey }: AppConfig,
  {
    localStore,
    fetch,
  }: { readonly localStore: LocalStore; readonly fetch: typeof globalThis.fetch },
): GoTrueClient {
  return new GoTrueClient({
    url: `${apiUrl}/auth/v1`,
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    fetch,
    storageKey: sessionStorageKey,
    storage: {
      getItem: (key) => localStore.get(key),
      setItem: (key, value) => localStore.set(key, value),
      removeItem: (key) => localStore.remove(key),
    },
    // A link may be opened in another browser than the one that asked for it (the mail app's, or
    // Safari beside the installed app), which the PKCE form does not survive.
    flowType: 'implicit',
    // Tokens are renewed and redirects completed by us: see `tokens.ts` and `completeRedirect`.
    autoRefreshToken: false,
    detectSessionInUrl: false,
    skipAutoInitialize: true,
  });
}
