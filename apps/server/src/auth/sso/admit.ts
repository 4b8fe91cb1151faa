import type { Queries } from '../auth-database.ts';
import { forbidden } from '../auth-error.ts';
import type { ProvidedPerson } from '../providers/provider.ts';
import { companyProviderId } from './provider-name.ts';
import type { CompanySession } from './required.ts';

/** @throws AuthError 403 for an address that the company can't vouch for. */
export function assertOfCompany({ emails }: ProvidedPerson): void {
  if (!emails.some(({ isVerified }) => isVerified)) throw unknownPerson();
}

/**
 * Admits the company's people and those it has invited; undefined for any other provider. A refusal ends the caller's
 * transaction, which also undoes a user created on the way.
 * @throws AuthError 403
 */
export async function companySession(
  q: Queries,
  providerName: string,
  userId: string,
  said: { readonly assertedAt: Date; readonly endsAt: Date | null },
): Promise<CompanySession | undefined> {
  const id = companyProviderId(providerName);
  if (id === null) return undefined;
  const [row] = await q.query<{ answer: { verdict: string; max_seconds: number | null } }>(
    'select app.admit_by_sign_in($1, $2) as answer',
    [id, userId],
  );
  if (row?.answer.verdict !== 'ok') throw unknownPerson();
  const { max_seconds: seconds } = row.answer;
  if (seconds === null) return { notAfter: null };
  const longest = said.assertedAt.getTime() + seconds * 1000;
  return { notAfter: new Date(Math.min(longest, said.endsAt?.getTime() ?? Infinity)) };
}

function unknownPerson() {
  return forbidden(
    'sso_person_unknown',
    'The company has no one with this address who may sign in',
  );
}
