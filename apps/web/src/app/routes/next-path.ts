/** The page after signing in, if no other was requested. */
export const homePath = '/dashboard';

/**
 * Returns the path of this app that an address asks to go to, or null. Anything that a browser could take for
 * another site (`//host`, `/\host`) is rejected.
 */
export function nextPath(asked: unknown): string | null {
  if (typeof asked !== 'string' || !/^\/(?![/\\])/.test(asked)) return null;
  // Signing in would lead back to signing in.
  return /^\/(?:auth|login)(?:$|[/?#])/.test(asked) || asked === '/' ? null : asked;
}
