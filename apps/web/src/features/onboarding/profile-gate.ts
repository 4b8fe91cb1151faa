export const onboardingPath = '/onboarding/profile';

/**
 * True when someone whose sign-up password was set aside is asked for it here. Not on the sign-in
 * pages, and not where they choose a new password instead: `/reset-password`, or the onboarding that
 * took over from it.
 */
export function isSentForPassword(path: string, isRecovery: boolean): boolean {
  if (path === onboardingPath) return !isRecovery;
  return path !== '/reset-password' && !path.startsWith('/auth');
}

/**
 * True when someone signed in has to complete their profile first. The rule of specification 2, to the letter: never
 * from the onboarding itself, never from a path that begins with `/auth`, and not when the check failed or its result
 * is unknown.
 *
 * @param isComplete the result of the check; null if it failed or has not answered
 */
export function isSentToOnboarding(path: string, isComplete: boolean | null): boolean {
  if (isComplete !== false) return false;
  return path !== onboardingPath && !path.startsWith('/auth');
}
