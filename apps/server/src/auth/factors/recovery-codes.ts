/** The endpoints below `/factors/recovery-codes`: single-use codes for when the authenticator is lost. */
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { audit } from '../audit.ts';
import type { AuthParts } from '../auth-context.ts';
import type { AuthContext, AuthHandler } from '../auth-handler.ts';
import { AuthError, forbidden, notFound, unprocessable } from '../auth-error.ts';
import { clientOf } from '../client.ts';
import { endWeakSessions } from '../sessions/end-sessions.ts';
import { readBody, text } from '../requests/request-body.ts';
import { securityMails } from '../mails/security-mails.ts';
import { sessionResponse } from '../sessions/session.ts';
import { type User, hasVerifiedFactor, selectUserById } from '../users/user.ts';
import { type FactorOwner, requireFactorOwner } from './factor.ts';
import { lowerSessions, raiseSession } from './raise-session.ts';
import { canonicalCode, countCodes, replaceCodes, takeCode } from './recovery-code.ts';

const nameSchema = z.object({ friendly_name: text });
const codeSchema = z.object({ code: text });

type RecoveryFactor = User['factors'][number];

/** GET: returns how many codes are left, at any level of the session. */
export const recoveryCodesStatus =
  (parts: AuthParts): AuthHandler =>
  async (c) => {
    const { user } = await requireFactorOwner(c, parts);
    const { id } = requireRecoveryFactor(user);
    return c.json({ id, type: 'recovery_code', ...(await countCodes(parts.database, id)) });
  };

/** POST: creates the first set of codes. */
export const generateRecoveryCodes =
  (parts: AuthParts): AuthHandler =>
  async (c) => {
    const owner = await requireFactorOwner(c, parts);
    const { user } = owner;
    const wish = (await c.req.text()) === '' ? '' : (await readBody(c, nameSchema)).friendly_name;
    const name = wish === '' ? 'Recovery codes' : wish;
    const id = randomUUID();
    const now = new Date(parts.now());
    const codes = await parts.database.transaction(async (q) => {
      await q.query('select from auth.users where id = $1 for update', [user.id]);
      assertMayGenerate(owner, await selectUserById(q, user.id), name);
      await q.query(
        `insert into auth.mfa_factors
           (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
         values ($1, $2, $3, 'recovery_code', 'verified', $4, $4)`,
        [id, user.id, name, now],
      );
      await audit(q, 'generate_recovery_codes', user, clientOf(c), parts.now(), { factor_id: id });
      return replaceCodes(q, parts.hashRecoveryCode, id);
    });
    await tell(parts, c, 'recovery_codes_created', user);
    return c.json(shown(id, name, codes));
  };

/** POST /regenerate: creates a new set; the previous codes stop working. */
export const regenerateRecoveryCodes =
  (parts: AuthParts): AuthHandler =>
  async (c) => {
    const owner = await requireFactorOwner(c, parts);
    const { user } = owner;
    const { id, friendly_name: name } = requireRecoveryFactor(user);
    assertStrong(owner);
    const codes = await parts.database.transaction(async (q) => {
      await q.query('select from auth.mfa_factors where id = $1 for update', [id]);
      await audit(q, 'generate_recovery_codes', user, clientOf(c), parts.now(), { factor_id: id });
      return replaceCodes(q, parts.hashRecoveryCode, id);
    });
    await tell(parts, c, 'recovery_codes_created', user);
    return c.json(shown(id, name ?? '', codes));
  };

/** POST /verify: raises the session with one of the codes, once. */
export const verifyRecoveryCode =
  (parts: AuthParts): AuthHandler =>
  async (c) => {
    const { user, session } = await requireFactorOwner(c, parts);
    parts.limitRequest('factor', c);
    const { id } = requireRecoveryFactor(user);
    const { code } = await readBody(c, codeSchema);
    const hash = parts.hashRecoveryCode(canonicalCode(code), id);
    const client = clientOf(c);
    const attempt = { kind: 'factor', account: user.id, ip: client.ip } as const;
    const raised = await lockedWhenGuessed(() =>
      parts.guardAttempt(attempt, () =>
        parts.database.transaction(async (q) => {
          if (!(await takeCode(q, id, hash, parts.now()))) return null;
          const granted = await raiseSession(q, parts, session.id, id, 'mfa/recovery_code');
          await endWeakSessions(q, user.id);
          const traits = { factor_id: id, factor_type: 'recovery_code' };
          await audit(q, 'verification_attempted', user, client, parts.now(), traits);
          return granted;
        }),
      ),
    );
    if (raised === null) {
      throw unprocessable('mfa_verification_failed', 'Invalid recovery code entered');
    }
    await tell(parts, c, 'recovery_code_used', user);
    return sessionResponse(c, parts, await selectUserById(parts.database, user.id), raised);
  };

/** DELETE: deletes the codes. */
export const unenrollRecoveryCodes =
  (parts: AuthParts): AuthHandler =>
  async (c) => {
    const owner = await requireFactorOwner(c, parts);
    const { user } = owner;
    const { id } = requireRecoveryFactor(user);
    assertStrong(owner);
    await parts.database.transaction(async (q) => {
      await q.query('delete from auth.mfa_factors where id = $1', [id]);
      await lowerSessions(q, id);
      await audit(q, 'factor_unenrolled', user, clientOf(c), parts.now(), { factor_id: id });
    });
    await tell(parts, c, 'factor_removed', user);
    return c.json({ id });
  };

/** @throws AuthError 404 */
function requireRecoveryFactor({ factors }: User): RecoveryFactor {
  const factor = factors.find(({ factor_type: type }) => type === 'recovery_code');
  if (factor === undefined) throw notFound('mfa_factor_not_found', 'Factor not found');
  return factor;
}

/** @throws AuthError 403 below the second level */
function assertStrong({ session }: FactorOwner): void {
  if (session.aal === 'aal2') return;
  throw forbidden('insufficient_aal', 'AAL2 required to manage recovery codes');
}

function assertMayGenerate(owner: FactorOwner, { factors }: User, name: string): void {
  if (!hasVerifiedFactor({ factors })) {
    throw unprocessable(
      'mfa_recovery_codes_sole_factor',
      'Recovery codes need another verified factor',
    );
  }
  assertStrong(owner);
  if (factors.some(({ factor_type: type }) => type === 'recovery_code')) {
    throw unprocessable(
      'mfa_verified_factor_exists',
      'A set of recovery codes already exists, regenerate it instead',
    );
  }
  if (factors.some(({ friendly_name: taken }) => taken === name)) {
    throw unprocessable(
      'mfa_factor_name_conflict',
      `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`,
    );
  }
}

/** This protocol has a separate error code for too many wrong codes. */
async function lockedWhenGuessed<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AuthError) || error.code !== 'over_request_rate_limit') throw error;
    const { retryAfterSeconds } = error;
    throw new AuthError(
      429,
      'mfa_recovery_codes_locked',
      'Too many wrong recovery codes, try again later',
      retryAfterSeconds === undefined ? { cause: error } : { cause: error, retryAfterSeconds },
    );
  }
}

async function tell(
  parts: AuthParts,
  c: AuthContext,
  kind: Parameters<typeof securityMails>[1],
  user: User,
): Promise<void> {
  for (const mail of securityMails(c, kind, user)) await parts.sendMail(mail);
}

const shown = (id: string, name: string, codes: readonly string[]) => ({
  id,
  type: 'recovery_code',
  friendly_name: name,
  total: codes.length,
  codes,
});
