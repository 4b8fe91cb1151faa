import { appLinkScheme } from '@muster/contract';

/** What a provider's sign-in brings back for the app: a code that only the app can use, or why not. */
const passedOn = ['code', 'error', 'error_code', 'error_description'];

/** Where a page of this server leads on into the phone app: the server, a path, and never a session. */
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
