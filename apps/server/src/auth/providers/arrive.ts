import { DatabaseError } from '../../db/database.ts';
import type { AuthParts } from '../auth-context.ts';
import type { Queries } from '../auth-database.ts';
import { linkPerson } from './link-person.ts';
import { type Arrival, signInPerson } from './sign-in-person.ts';

/**
 * Signs a person in, or joins their account to the user who asked for it, and finishes their request in the same
 * transaction.
 * @param linkingTargetId The user who asked; null for a sign-in.
 * @throws AuthError if they may not, after sending the mail that helps them out.
 */
export async function arrive<T>(
  parts: AuthParts,
  arrival: Arrival,
  linkingTargetId: string | null,
  finish: (q: Queries, userId: string) => Promise<T>,
): Promise<T> {
  const attempt = () =>
    parts.database.transaction(async (q) => {
      const outcome =
        linkingTargetId === null
          ? await signInPerson(q, parts, arrival)
          : await linkPerson(q, parts, linkingTargetId, arrival);
      if (outcome.kind === 'refused') return outcome;
      return { kind: 'finished', result: await finish(q, outcome.userId) } as const;
    });
  const settled = await attempt().catch((error: unknown) => {
    if (isOvertaken(error)) return attempt();
    throw error;
  });
  if (settled.kind === 'finished') return settled.result;
  await parts.sendMail(settled.mail);
  throw settled.error;
}

/** Another request created the same user in the meantime; a second attempt finds it. */
function isOvertaken(error: unknown): boolean {
  return (
    error instanceof DatabaseError &&
    (error.constraint === 'users_email_partial_key' ||
      error.constraint === 'identities_provider_id_provider_unique')
  );
}
