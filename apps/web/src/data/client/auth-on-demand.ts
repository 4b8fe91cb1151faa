import { type DataError, failedAnswer } from '../errors/data-error.ts';
import type { Auth, createAuth } from './auth.ts';
import type { AuthSettings, fetchAuthSettings } from './auth-settings.ts';
import { readAuthRedirect } from './auth-redirect.ts';

type AuthDependencies = Parameters<typeof createAuth>[0];

/**
 * `createAuth` with auth-js loaded by its first use: a fifth of the shell that most starts do not
 * need. Where it cannot be loaded the server could not be reached either, and that is the answer.
 */
export function createAuthOnDemand(dependencies: AuthDependencies): Auth {
  let loading: Promise<Auth> | undefined;

  async function load(): Promise<Auth> {
    const { createAuth } = await import('./auth.ts');
    return createAuth(dependencies);
  }

  async function withAuth<T>(use: (auth: Auth) => Promise<T>, unloaded: (error: DataError) => T) {
    loading ??= load();
    let auth: Auth;
    try {
      auth = await loading;
    } catch (error) {
      loading = undefined;
      return unloaded(failedAnswer(0, '', String(error)));
    }
    return use(auth);
  }

  return {
    signIn: (credentials) => withAuth((auth) => auth.signIn(credentials), failed),
    signUp: (person) => withAuth((auth) => auth.signUp(person), failed),
    recover: (email) => withAuth((auth) => auth.recover(email), failed),
    mailSignIn: (email) => withAuth((auth) => auth.mailSignIn(email), failed),
    mailConfirmation: (email) => withAuth((auth) => auth.mailConfirmation(email), failed),
    textCode: (phone, invitationToken) =>
      withAuth((auth) => auth.textCode(phone, invitationToken), failed),
    takeTextedCode: (phone, code) => withAuth((auth) => auth.takeTextedCode(phone, code), failed),
    takeCode: (typed) => withAuth((auth) => auth.takeCode(typed), failed),
    providerAddress: (provider) => withAuth((auth) => auth.providerAddress(provider), failed),
    enterpriseAddress: (domain) => withAuth((auth) => auth.enterpriseAddress(domain), failed),
    answerFactor: (code) => withAuth((auth) => auth.answerFactor(code), failed),
    answerRecoveryCode: (code) => withAuth((auth) => auth.answerRecoveryCode(code), failed),
    reauthenticate: () => withAuth((auth) => auth.reauthenticate(), failed),
    updatePassword: (password, proof) =>
      withAuth((auth) => auth.updatePassword(password, proof), failed),
    updateUser: (...parameters) => withAuth((auth) => auth.updateUser(...parameters), failed),
    call: (use) => withAuth((auth) => auth.call(use), failed),
    completeRedirect: async () => {
      const isPlain = readAuthRedirect(dependencies.address.href()).kind === 'none';
      if (isPlain) return { kind: 'none' };
      return withAuth(
        (auth) => auth.completeRedirect(),
        (error) => ({ kind: 'failed', error }),
      );
    },
    endSession: (leaving) => withAuth((auth) => auth.endSession(leaving), failed),
  };
}

function failed(error: DataError) {
  return { ok: false, error, reasons: [] } as const;
}

/** `fetchAuthSettings`, loaded by the sign-in screen. Throws `DataError`. */
export async function fetchAuthSettingsOnDemand(
  ...parameters: Parameters<typeof fetchAuthSettings>
): Promise<AuthSettings> {
  const module = await import('./auth-settings.ts').catch((error: unknown) => {
    throw failedAnswer(0, '', String(error));
  });
  return module.fetchAuthSettings(...parameters);
}
