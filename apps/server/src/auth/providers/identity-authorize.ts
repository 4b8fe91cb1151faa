import type { AuthParts } from '../auth-context.ts';
import type { AuthHandler } from '../auth-handler.ts';
import { notFound } from '../auth-error.ts';
import { requireSignedIn } from '../sessions/signed-in.ts';
import { leaveForProvider } from './authorize.ts';

/** GET /user/identities/authorize: returns the address at which the caller can join an account to their user. */
export const identityAuthorize =
  (parts: AuthParts): AuthHandler =>
  async (c) => {
    const { user } = await requireSignedIn(c, parts);
    assertManualLinking(parts);
    const url = await leaveForProvider(c, parts, user.id);
    return c.req.query('skip_http_redirect') === 'true' ? c.json({ url }) : c.redirect(url, 302);
  };

/** @throws AuthError 404 if the operator doesn't allow this. */
export function assertManualLinking({ settings }: AuthParts): void {
  if (!settings.providers.manualLinking) {
    throw notFound('manual_linking_disabled', 'Manual linking is disabled');
  }
}
