import { appLinkScheme } from '@muster/contract';

/** Parameters that a provider's sign-in returns for the app: a code that only the app can use, or an error. */
const passedOn = ['code', 'error', 'error_code', 'error_description'];

/**
 * Returns the link from a page of this server into the phone app. It carries the server and a path, never a session.
 */
export function appLinkFor(href: string): { readonly href: string; readonly isSignIn: boolean } {
  const { host, searchParams } = new URL(href);
  const fields = passedOn.flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  if (fields.length === 0) return { href: `${appLinkScheme}://${host}/`, isSignIn: false };
  const query = new URLSearchParams(fields.map(([name, value]) => [name, value]));
  return { href: `${appLinkScheme}://${host}/dashboard?${query.toString()}`, isSignIn: true };
}
