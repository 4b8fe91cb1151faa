export const onboardingPath = '/onboarding/profile';

/** Not from where they sign in, and not from where they choose another password instead. */
export function isSentForPassword(path: string): boolean {
  return path !== '/reset-password' && !path.startsWith('/auth');
}

/**
 * Whether somebody signed in has to complete their profile first. The rule of specification 2, to
 * the letter: never from the onboarding itself, never from a path that begins with `/auth`, and not
 * when the check failed or its result is unknown.
 *
 * @param isComplete what the check said; null: it failed, or has not answered
 */
export function isSentToOnboarding(path: string, isComplete: boolean | null): boolean {
  if (isComplete !== false) return false;
  return path !== onboardingPath && !path.startsWith('/auth');
}
