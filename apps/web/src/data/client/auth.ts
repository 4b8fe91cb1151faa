import {
  type AuthError,
  AuthSessionMissingError,
  type EmailOtpType,
  type GoTrueClient,
  isAuthRetryableFetchError,
  isAuthSessionMissingError,
  isAuthWeakPasswordError,
  type Provider,
} from '@supabase/auth-js';
import type { Address } from '../../platform/address.ts';
import type { LocalStore } from '../../platform/local-store.ts';
import type { Platform } from '../../platform/platform.ts';
import { DataError, failedAnswer } from '../errors/data-error.ts';
import type { ConfigSource } from './app-config.ts';
import { createAuthClient } from './auth-client.ts';
import { type AuthRedirect, readAuthRedirect, withoutAuthRedirect } from './auth-redirect.ts';
import { refusalOf } from './provider-refusal.ts';
import { type SessionStore, sessionStorageKey, type StoredSession } from './session-store.ts';
import type { Tokens } from './tokens.ts';

/** Signing in and out. Errors that a server can report come back as results; they are never thrown. */
export type Auth = {
  signIn(credentials: { readonly email: string; readonly password: string }): Promise<AuthResult>;
  /** `confirm_email`: signed up, and a link that confirms the address was mailed. */
  signUp(person: SignUp): Promise<AuthResult<'signed_in' | 'confirm_email'>>;
  /** Mails a link to `/reset-password`; the answer never reveals whether the address is known. */
  recover(email: string): Promise<AuthResult>;
  /** Mails a link and a code for signing in; never creates an account, never reveals whether there is one. */
  mailSignIn(email: string): Promise<AuthResult>;
  /** Mails the confirmation of a sign-up again. */
  mailConfirmation(email: string): Promise<AuthResult>;
  /**
   * Texts a code. Without an invitation, only a number that has an account gets one; the answer never reveals whether
   * it does.
   */
  textCode(phone: string, invitationToken: string | null): Promise<AuthResult>;
  takeTextedCode(phone: string, code: string): Promise<AuthResult>;
  /** Submits the code from a mail, which has the same effect as the link beside it. */
  takeCode(typed: {
    readonly email: string;
    readonly code: string;
    readonly purpose: CodePurpose;
  }): Promise<AuthResult>;
  /** Returns the address for signing in with a provider such as `google`; it returns to the dashboard. */
  providerAddress(provider: Provider): Promise<AuthResult<string>>;
  /** Returns the sign-in address of the company that owns a mail domain. */
  enterpriseAddress(domain: string): Promise<AuthResult<string>>;
  /** Confirms the session with the current code of the authenticator app. */
  answerFactor(code: string): Promise<AuthResult>;
  /** Confirms the session with a recovery code, in any letter case, with spaces or dashes. */
  answerRecoveryCode(code: string): Promise<AuthResult>;
  /** Mails a code that proves that the person also has access to the mailbox. */
  reauthenticate(): Promise<AuthResult>;
  /** @param proof if the server asks for one, with `reauthentication_needed` */
  updatePassword(password: string, proof?: PasswordProof): Promise<AuthResult>;
  /** Changes the person's own user, such as their email. Emits `user_updated`. */
  updateUser(...parameters: Parameters<GoTrueClient['updateUser']>): Promise<AuthResult>;
  /**
   * Makes any other call of the official client as the signed-in person, such as
   * `call((client) => client.mfa.unenroll({ factorId }))`.
   */
  call<Answer extends ClientAnswer>(
    use: (client: OtherCalls) => Promise<Answer>,
  ): Promise<AuthResult<Given<Answer>>>;
  /**
   * Processes the result of a mailed link or a provider from the page's address, and cleans the address. Call
   * it once, before the router reads the address.
   */
  completeRedirect(): Promise<RedirectResult>;
  /**
   * Ends this session on the server and here, but no newer one. 401, 403, 404 and no answer count as ended.
   * Pass null if there is only local data left to delete.
   */
  endSession(leaving: StoredSession | null): Promise<AuthResult>;
};

type SignUp = {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly invitationToken: string | null;
};

/** Proof that the account's owner is the one setting a new password. */
export type PasswordProof =
  | { readonly currentPassword: string }
  /** The code of `reauthenticate`. */
  | { readonly code: string };

export type CodePurpose = 'sign_up' | 'sign_in' | 'recovery';

/** Calls that change a user must emit an event, see `updateUser`. */
type OtherCalls = Omit<GoTrueClient, 'updateUser'>;

type ClientAnswer = { readonly data: unknown; readonly error: AuthError | null };
/** The client's data when there was no error. */
type Given<Answer> = Answer extends { readonly data: infer Data; readonly error: null }
  ? Data
  : never;

export type AuthResult<T = 'done'> =
  | { readonly ok: true; readonly outcome: T }
  | {
      readonly ok: false;
      readonly error: DataError;
      /** For a weak password: `length`, `characters`, `pwned`. */
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
  readonly wrapper: Platform['wrapper'];
  readonly fetch: typeof globalThis.fetch;
  readonly onEvent: (event: AuthEvent) => void;
}): Auth {
  const { config, sessions, tokens, address, origin, wrapper, onEvent } = dependencies;
  let made: { readonly config: string; readonly client: GoTrueClient } | undefined;

  async function client(): Promise<GoTrueClient> {
    const appConfig = await config.ready();
    const key = `${appConfig.apiUrl} ${appConfig.anonKey}`;
    if (made?.config !== key)
      made = { config: key, client: createAuthClient(appConfig, dependencies) };
    return made.client;
  }

  // The phone's browser signs in, and a page there passes a code to the app, the only one that can use it.
  const providerReturn = wrapper === 'web' ? `${origin}/dashboard` : `${origin}/auth/app`;
  const providerClient = async () =>
    wrapper === 'web' ? client() : createAuthClient(await config.ready(), dependencies, 'pkce');

  async function call<Answer extends ClientAnswer>(
    use: (auth: GoTrueClient) => Promise<Answer>,
  ): Promise<AuthResult<Given<Answer>>> {
    const userId = sessions.read()?.userId;
    // Otherwise auth-js would refresh on its own, by the device's clock.
    await tokens.current(userId);
    // Someone else may have signed in in another tab by now: the call must not run on their login.
    if (sessions.read()?.userId !== userId) return failed(new AuthSessionMissingError());
    const answer = await use(await client());
    if (answer.error !== null) return failed(answer.error);
    return { ok: true, outcome: given(answer) };
  }

  async function updateUser(
    ...parameters: Parameters<GoTrueClient['updateUser']>
  ): Promise<AuthResult> {
    const answer = await call((auth) => auth.updateUser(...parameters));
    if (!answer.ok) return answer;
    onEvent('user_updated');
    return done;
  }

  /** Returns a valid token of this session and no newer one; null if there is none now. */
  async function tokenOf(session: StoredSession): Promise<string | null> {
    const token = await tokens.current(session.userId);
    if (sessions.read()?.id !== session.id) return session.accessToken;
    return token.kind === 'token' ? token.accessToken : null;
  }

  return {
    signIn: async ({ email, password }) => {
      const { error } = await (await client()).signInWithPassword({ email, password });
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

    mailSignIn: async (email) => {
      const options = { shouldCreateUser: false, emailRedirectTo: `${origin}/dashboard` };
      const { error } = await (await client()).signInWithOtp({ email, options });
      // The server reports this for addresses without an account, which must not be revealed.
      return error === null || error.code === 'otp_disabled' ? done : failed(error);
    },

    mailConfirmation: async (email) => {
      const options = { emailRedirectTo: `${origin}/dashboard` };
      const { error } = await (await client()).resend({ type: 'signup', email, options });
      return error === null ? done : failed(error);
    },

    textCode: async (phone, invitationToken) => {
      const options =
        invitationToken === null
          ? { shouldCreateUser: false }
          : { data: { invitation_token: invitationToken } };
      const { error } = await (await client()).signInWithOtp({ phone, options });
      const isUntold = invitationToken === null && error?.code === 'otp_disabled';
      return error === null || isUntold ? done : failed(error);
    },

    takeTextedCode: async (phone, code) => {
      const { error } = await (await client()).verifyOtp({ phone, token: code, type: 'sms' });
      if (error !== null) return failed(error);
      onEvent('signed_in');
      return done;
    },

    takeCode: async ({ email, code, purpose }) => {
      const type = codeTypes[purpose];
      const { error } = await (await client()).verifyOtp({ email, token: code, type });
      if (error !== null) return failed(error);
      onEvent(purpose === 'recovery' ? 'password_recovery' : 'signed_in');
      return done;
    },

    providerAddress: async (provider) => {
      const options = { redirectTo: providerReturn, skipBrowserRedirect: true };
      const { data, error } = await (await providerClient()).signInWithOAuth({ provider, options });
      if (error !== null) return failed(error);
      const refusal = await refusalOf(data.url, dependencies.fetch);
      return refusal === null
        ? { ok: true, outcome: data.url }
        : { ok: false, error: refusal, reasons: [] };
    },

    enterpriseAddress: async (domain) => {
      const options = { redirectTo: providerReturn, skipBrowserRedirect: true };
      const { data, error } = await (await providerClient()).signInWithSSO({ domain, options });
      return error === null ? { ok: true, outcome: data.url } : failed(error);
    },

    answerFactor: async (code) => {
      const factorId = sessions.read()?.pendingFactorId ?? '';
      const answer = await call((auth) => auth.mfa.challengeAndVerify({ factorId, code }));
      if (!answer.ok) return answer;
      onEvent('signed_in');
      return done;
    },

    answerRecoveryCode: async (code) => {
      const answer = await call((auth) => auth.mfa.recoveryCodes.verify({ code }));
      if (!answer.ok) return answer;
      onEvent('signed_in');
      return done;
    },

    reauthenticate: async () => {
      const answer = await call((auth) => auth.reauthenticate());
      return answer.ok ? done : answer;
    },

    updatePassword: (password, proof) =>
      updateUser({ password, ...(proof !== undefined && proofAttributes(proof)) }),

    updateUser,

    call,

    completeRedirect: async () => {
      const redirect = readAuthRedirect(address.href());
      if (redirect.kind === 'none') return redirect;
      const verifier = dependencies.localStore.get(`${sessionStorageKey}-code-verifier`);
      address.replace(withoutAuthRedirect(address.href()));
      if (redirect.kind === 'message') return redirect;
      if (redirect.kind === 'error') {
        const { code, description } = redirect;
        return refused(code, description);
      }
      if (redirect.kind === 'code' && verifier === null) {
        return refused('bad_code_verifier', 'No sign-in with a code was begun here');
      }
      const before = sessions.raw();
      const error = await takeRedirect(await client(), redirect);
      if (error !== null) {
        // auth-js drops the current session when it refuses a link's tokens.
        if (before !== null && sessions.raw() === null) sessions.restore(before);
        return { kind: 'failed', error };
      }
      const isRecovery =
        redirect.kind === 'code'
          ? verifier?.includes('/recovery') === true
          : redirect.type === 'recovery';
      onEvent(isRecovery ? 'password_recovery' : 'signed_in');
      const type = redirect.kind === 'tokens' ? redirect.type : '';
      return { kind: 'signed_in', type: isRecovery ? 'recovery' : type };
    },

    endSession: async (leaving) => {
      const accessToken = leaving === null ? null : await tokenOf(leaving);
      if (accessToken !== null) {
        const { error } = await (await client()).admin.signOut(accessToken, 'local');
        if (error !== null && !isOverAnyway(error)) return failed(error);
      }
      sessions.leave([leaving?.id ?? null]);
      // Someone may have signed in in another tab in the meantime.
      const stored = sessions.read();
      if (stored === null || stored.id === leaving?.id) sessions.clear();
      onEvent('signed_out');
      return done;
    },
  };
}

/** Returns the data of an answer without an error; `Given` works out which of the client's types it is. */
function given<Answer extends ClientAnswer>(answer: Answer): Given<Answer>;
function given(answer: ClientAnswer): unknown {
  return answer.data;
}

function proofAttributes(proof: PasswordProof) {
  return 'code' in proof ? { nonce: proof.code } : { current_password: proof.currentPassword };
}

const done = { ok: true, outcome: 'done' } as const;

const codeTypes = {
  sign_up: 'email',
  sign_in: 'email',
  recovery: 'recovery',
} as const satisfies Record<CodePurpose, EmailOtpType>;

function refused(code: string, message: string) {
  return { kind: 'failed', error: new DataError({ kind: 'refused', code, message }) } as const;
}

/** Signs in with the tokens of a link; returns the error if that fails. */
async function takeRedirect(
  auth: GoTrueClient,
  redirect: Extract<AuthRedirect, { readonly kind: 'code' | 'tokens' }>,
): Promise<DataError | null> {
  try {
    const { error } =
      redirect.kind === 'code'
        ? await auth.exchangeCodeForSession(redirect.code)
        : await auth.setSession({
            access_token: redirect.accessToken,
            refresh_token: redirect.refreshToken,
          });
    return error === null ? null : asDataError(error);
  } catch (cause) {
    // auth-js throws for a token whose parts are not JSON.
    const message = String(cause);
    return new DataError({ kind: 'refused', code: 'link_incomplete', message }, { cause });
  }
}

/**
 * Either the session is gone already, or the server can't be reached: this device forgets it in both cases.
 */
function isOverAnyway(error: AuthError): boolean {
  return isAuthSessionMissingError(error) || [0, 401, 403, 404].includes(error.status ?? 0);
}

function failed(error: AuthError) {
  const reasons = isAuthWeakPasswordError(error) ? error.reasons : [];
  return { ok: false, error: asDataError(error), reasons } as const;
}

function asDataError(error: AuthError): DataError {
  if (isAuthRetryableFetchError(error)) return failedAnswer(0, '', error.message);
  if (isAuthSessionMissingError(error)) {
    const { status, message } = error;
    return new DataError({ kind: 'unauthorized', code: 'session_missing', status, message });
  }
  return failedAnswer(error.status ?? 0, error.code ?? 'unknown', error.message);
}
