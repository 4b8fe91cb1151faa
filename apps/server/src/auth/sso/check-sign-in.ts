import { type Reach, openProvider } from './open-provider.ts';
import type { OpenableSignIn } from './openable-sign-in.ts';

/** Whether a company's identity provider can be asked now, for the admin who sets it up. */
export async function checkSignIn(
  signIn: OpenableSignIn,
  reach: Reach,
): Promise<'fit' | 'unreachable'> {
  try {
    const provider = openProvider(signIn, 'not used to ask', reach);
    await provider.authorizationUrl({ state: 'check', verifier: 'check' }, '', {});
    return 'fit';
  } catch {
    return 'unreachable';
  }
}
