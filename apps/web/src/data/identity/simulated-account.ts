/** For tests: a signed-in account. */
import type { AccountState } from './account.ts';

/** Lets everything happen that doesn't wait for time to pass. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

export function signedIn(
  userId: string,
  personId: string | null = null,
  session: 'ready' | 'factor' = 'ready',
): AccountState {
  const identity = {
    user_id: userId,
    person_id: personId,
    company_id: null,
    role: null,
    profile: null,
    company: null,
    clock_settings: null,
    access_ended: false,
    suspension: null,
  };
  return { kind: 'signed_in', session, identity };
}
