import type { Queries } from '../auth-database.ts';
import { type AuthError, forbidden } from '../auth-error.ts';

/** A session that the company's identity provider vouched for. */
export type CompanySession = {
  /** When they have to sign in again; null for no special limit. */
  readonly notAfter: Date | null;
};

/**
 * Refuses sign-ins by password, mail or another service. Checked after everything else is proven,
 * so the response tells a stranger nothing. @throws AuthError 403
 */
export async function refuseOtherWays(q: Queries, userId: string): Promise<void> {
  const [row] = await q.query<{ must: boolean }>(
    'select app.must_use_company_sign_in($1) as must',
    [userId],
  );
  if (row?.must === true) throw ssoRequired();
}

/**
 * Runs before a mail is sent or a user created. It checks only the domain, so that no one learns who has a login here
 * or is an admin. @throws AuthError 403
 */
export async function refuseRequiredDomain(q: Queries, email: string): Promise<void> {
  const [row] = await q.query<{ is_required: boolean }>(
    'select app.is_sign_in_required($1) as is_required',
    [email],
  );
  if (row?.is_required === true) throw ssoRequired();
}

function ssoRequired(): AuthError {
  return forbidden('sso_required', 'This address signs in through its company');
}
