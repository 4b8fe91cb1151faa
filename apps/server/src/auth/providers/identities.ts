import type { Queries } from '../auth-database.ts';
import { insertIdentity } from '../users/new-user.ts';
import type { ProvidedEmail, ProvidedPerson } from './provider.ts';

/** Data that an identity stores about a person; the address is the provider's primary one. */
export function identityData(person: ProvidedPerson): Record<string, unknown> {
  const email = primaryEmail(person);
  return {
    ...person.claims,
    ...(email === null ? {} : { email: email.email }),
    email_verified: email?.isVerified ?? false,
    phone_verified: false,
  };
}

export function primaryEmail({ emails }: ProvidedPerson): ProvidedEmail | null {
  return emails.find(({ isPrimary }) => isPrimary) ?? emails[0] ?? null;
}

export type IdentityRow = { readonly id: string; readonly userId: string };

export async function selectOptionalIdentity(
  q: Queries,
  provider: string,
  subject: string,
): Promise<IdentityRow | null> {
  const [row] = await q.query<{ id: string; user_id: string }>(
    'select id, user_id from auth.identities where provider = $1 and provider_id = $2',
    [provider, subject],
  );
  return row === undefined ? null : { id: row.id, userId: row.user_id };
}

/** @throws DatabaseError 23505 if the identity already belongs to someone. */
export async function insertProviderIdentity(
  q: Queries,
  userId: string,
  provider: string,
  person: ProvidedPerson,
  nowMs: number,
): Promise<IdentityRow> {
  const { subject } = person;
  return {
    id: await insertIdentity(q, userId, provider, identityData(person), nowMs, subject),
    userId,
  };
}

export async function refreshIdentity(
  q: Queries,
  { id }: IdentityRow,
  person: ProvidedPerson,
  nowMs: number,
): Promise<void> {
  await q.query(
    `update auth.identities set identity_data = $2, last_sign_in_at = $3, updated_at = $3
     where id = $1`,
    [id, identityData(person), new Date(nowMs)],
  );
}
