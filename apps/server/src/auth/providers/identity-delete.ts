import { DatabaseError } from '../../db/database.ts';
import { audit } from '../audit.ts';
import type { AuthHandler, AuthParts } from '../auth-context.ts';
import type { Queries } from '../auth-database.ts';
import { notFound, unprocessable } from '../auth-error.ts';
import { clientOf } from '../client.ts';
import { requireSignedIn } from '../signed-in.ts';
import { refreshProviders } from '../user-changes.ts';
import { isUuid } from '../uuid.ts';
import { assertManualLinking } from './identity-authorize.ts';

/** DELETE /user/identities/:id: one way less to sign in; the last one stays. */
export const identityDelete =
  (parts: AuthParts): AuthHandler =>
  async (c) => {
    const { user } = await requireSignedIn(c, parts);
    assertManualLinking(parts);
    const identityId = c.req.param('id') ?? '';
    if (!isUuid(identityId)) {
      throw notFound('validation_failed', 'identity_id must be an UUID');
    }
    const nowMs = parts.now();
    await parts.database.transaction(async (q) => {
      // Two requests at once would each leave the other's identity and together none.
      await q.query('select from auth.users where id = $1 for update', [user.id]);
      const identities = await q.query<{ id: string; provider: string }>(
        'select id, provider from auth.identities where user_id = $1',
        [user.id],
      );
      if (identities.length <= 1) {
        throw unprocessable(
          'single_identity_not_deletable',
          'User must have at least 1 identity after unlinking',
        );
      }
      const identity = identities.find(({ id }) => id === identityId.toLowerCase());
      if (identity === undefined) {
        throw unprocessable('identity_not_found', "Identity doesn't exist");
      }
      const { provider } = identity;
      await q.query('delete from auth.identities where id = $1', [identity.id]);
      if (provider === 'phone') await dropPhone(q, user.id, nowMs);
      else await keepAnAddress(q, user.id, nowMs);
      await refreshProviders(q, user.id);
      await audit(q, 'identity_unlinked', user, clientOf(c), nowMs, { provider });
    });
    return c.json({});
  };

async function dropPhone(q: Queries, userId: string, nowMs: number): Promise<void> {
  await q.query(
    `update auth.users set phone = null, phone_confirmed_at = null, updated_at = $2 where id = $1`,
    [userId, new Date(nowMs)],
  );
}

/** The user's address is always one of their identities'; a verified one before any other. */
async function keepAnAddress(q: Queries, userId: string, nowMs: number): Promise<void> {
  try {
    await q.query(
      `update auth.users u set email = other.email, updated_at = $2
       from (
         select email from auth.identities where user_id = $1 and email <> ''
         order by identity_data -> 'email_verified' = 'true' desc, created_at, id limit 1
       ) as other
       where u.id = $1 and not exists (
         select from auth.identities i where i.user_id = u.id and i.email = u.email)`,
      [userId, new Date(nowMs)],
    );
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.constraint !== 'users_email_partial_key') {
      throw error;
    }
    throw unprocessable(
      'email_conflict_identity_not_deletable',
      'Unable to unlink identity due to email conflict',
    );
  }
}
