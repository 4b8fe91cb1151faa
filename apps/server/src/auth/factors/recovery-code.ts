import type { HashRecoveryCode } from './hash-recovery-code.ts';
import { randomInt } from 'node:crypto';
import type { Queries } from '../auth-database.ts';
import { lowerSessions } from './raise-session.ts';

const codesPerSet = 10;
const codeLength = 16;
/** Leaves out characters that are easily misread: 0 and o, 1, i and l. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';

/** Letter case, spaces and dashes don't matter: people copy codes from paper. */
export function canonicalCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[\s-]/g, '');
}

/** Replaces the codes of a factor with new ones, which are readable only now. */
export async function replaceCodes(
  q: Queries,
  hash: HashRecoveryCode,
  factorId: string,
): Promise<string[]> {
  const codes = Array.from({ length: codesPerSet }, newCode);
  await q.query('delete from muster.recovery_codes where factor_id = $1', [factorId]);
  await q.query(
    `insert into muster.recovery_codes (factor_id, code_hash)
     select $1, given from unnest($2::text[]) given`,
    [factorId, codes.map((code) => hash(code, factorId))],
  );
  return codes;
}

/** 79 bits, far too many to guess at the pace that `guardAttempt` allows. */
function newCode(): string {
  return Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** Uses up a code; false if it is wrong or was used before. */
export async function takeCode(
  q: Queries,
  factorId: string,
  codeHash: string,
  nowMs: number,
): Promise<boolean> {
  const taken = await q.query(
    `update muster.recovery_codes set used_at = $3
     where factor_id = $1 and code_hash = $2 and used_at is null returning 1`,
    [factorId, codeHash, new Date(nowMs)],
  );
  return taken.length > 0;
}

export async function countCodes(
  q: Queries,
  factorId: string,
): Promise<{ readonly total: number; readonly remaining: number }> {
  const [counted] = await q.query<{ total: number; remaining: number }>(
    `select count(*)::int as total, (count(*) filter (where used_at is null))::int as remaining
     from muster.recovery_codes where factor_id = $1`,
    [factorId],
  );
  return counted ?? { total: 0, remaining: 0 };
}

/** Recovery codes only back up another factor, so they are deleted with the last one. */
export async function dropSoleRecoveryFactor(q: Queries, userId: string): Promise<void> {
  const gone = await q.query<{ id: string }>(
    `delete from auth.mfa_factors f
     where f.user_id = $1 and f.factor_type = 'recovery_code' and not exists (
       select from auth.mfa_factors other
       where other.user_id = $1 and other.factor_type <> 'recovery_code'
         and other.status = 'verified')
     returning id`,
    [userId],
  );
  for (const { id } of gone) await lowerSessions(q, id);
}
