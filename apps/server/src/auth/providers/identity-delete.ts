import { DatabaseError } from '../../db/database.ts';
import { audit } from '../audit.ts';
import type { AuthParts } from '../auth-context.ts';
import type { AuthHandler } from '../auth-handler.ts';
import type { Queries } from '../auth-database.ts';
import { notFound, unprocessable } from '../auth-error.ts';
import { clientOf } from '../client.ts';
import { requireSignedIn } from '../sessions/signed-in.ts';
import { refreshProviders } from '../users/user-changes.ts';
import { isUuid } from '../uuid.ts';
import { assertManualLinking } from './identity-authorize.ts';

/** DELETE /user/identities/:id: removes a way to sign in, but never the last one. */
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
      // Two simultaneous requests would each keep the other's identity, and together none.
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

/** The user's address must be one of their identities' addresses, and a proven one, because it counts as confirmed. */
async function keepAnAddress(q: Queries, userId: string, nowMs: number): Promise<void> {
  const others = await q.query<{ email: string; is_verified: boolean }>(
    `select i.email, coalesce(i.identity_data -> 'email_verified' = 'true', false) as is_verified
     from auth.identities i join auth.users u on u.id = i.user_id
     where i.user_id = $1 and i.email <> '' and not exists (
       select from auth.identities own where own.user_id = u.id and own.email = u.email)
     order by i.created_at, i.id`,
    [userId],
  );
  const next = others.find(({ is_verified }) => is_verified);
  if (others.length === 0) return;
  if (next === undefined) throw noAddressLeft();
  try {
    await q.query('update auth.users set email = $2, updated_at = $3 where id = $1', [
      userId,
      next.email,
      new Date(nowMs),
    ]);
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.constraint !== 'users_email_partial_key') {
      throw error;
    }
    throw noAddressLeft();
  }
}

function noAddressLeft() {
  return unprocessable(
    'email_conflict_identity_not_deletable',
    'Unable to unlink identity due to email conflict',
  );
}
