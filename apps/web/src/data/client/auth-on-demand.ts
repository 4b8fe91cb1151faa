import { type DataError, failedAnswer } from '../errors/data-error.ts';
import type { Auth, createAuth } from './auth.ts';
import { readAuthRedirect } from './auth-redirect.ts';
import type { refreshSession, RefreshOutcome } from './refresh-session.ts';

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
    updatePassword: (password) => withAuth((auth) => auth.updatePassword(password), failed),
    completeRedirect: async () => {
      const isPlain = readAuthRedirect(dependencies.address.href()).kind === 'none';
      if (isPlain) return { kind: 'none' };
      return withAuth(
        (auth) => auth.completeRedirect(),
        (error) => ({ kind: 'failed', error }),
      );
    },
    endSession: () => withAuth((auth) => auth.endSession(), failed),
  };
}

function failed(error: DataError) {
  return { ok: false, error, reasons: [] } as const;
}

/** `refreshSession`, loaded likewise: only a token near its end needs it. */
export async function refreshSessionOnDemand(
  ...parameters: Parameters<typeof refreshSession>
): Promise<RefreshOutcome> {
  const module = await import('./refresh-session.ts').catch(() => null);
  return module === null ? { kind: 'failed' } : module.refreshSession(...parameters);
}
