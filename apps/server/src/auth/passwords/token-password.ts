import * as z from 'zod';
import { BoundedCache } from '../../tokens/bounded-cache.ts';
import { audit } from '../audit.ts';
import type { AuthParts } from '../auth-context.ts';
import type { AuthHandler } from '../auth-handler.ts';
import type { AuthDatabase } from '../auth-database.ts';
import { badRequest, invalid } from '../auth-error.ts';
import { clientOf } from '../client.ts';
import { notSoonerThan } from '../limits/even-time.ts';
import { type PasswordCheck, wordsAbout } from './password-check.ts';
import { hashPassword, isForeignHash, verifyPassword } from './password-hash.ts';
import { assertPhonesEnabled, phoneNumber } from '../requests/phone-number.ts';
import { readBody, text } from '../requests/request-body.ts';
import { openSession, sessionResponse } from '../sessions/session.ts';
import {
  type User,
  isBanned,
  selectOptionalUserByEmail,
  selectOptionalUserByPhone,
  selectUserById,
} from '../users/user.ts';

const bodySchema = z.object({ email: text, phone: text, password: text });

/** Longer than checking any hash that was imported with users. */
const evenRefusalMs = 100;

/** POST /token?grant_type=password. */
export function passwordGrant(parts: AuthParts): AuthHandler {
  const weaknessOf = createWeaknessMemory(parts);
  return async (c) => {
    const startedAt = performance.now();
    const { database } = parts;
    const { email, phone, password } = await readBody(c, bodySchema);
    if (email !== '' && phone !== '') {
      throw invalid('Only an email address or phone number should be provided on login.');
    }
    if (phone !== '') assertPhonesEnabled(parts, 'Phone logins are disabled', 422);
    else if (email === '') throw invalid('missing email or phone');

    const by = phone === '' ? 'email' : 'phone';
    const account = by === 'email' ? email.toLowerCase() : phoneNumber(phone);
    const client = clientOf(c);
    const found = await parts.guardAttempt({ kind: 'password', account, ip: client.ip }, () =>
      authenticate(parts, by, account, { password, headers: c.req.header() }),
    );
    if (found === null) {
      await notSoonerThan(startedAt, evenRefusalMs);
      throw badRequest('invalid_credentials', 'Invalid login credentials');
    }
    if (by === 'email' && found.email_confirmed_at === null) {
      throw badRequest('email_not_confirmed', 'Email not confirmed');
    }
    if (by === 'phone' && found.phone_confirmed_at === null) {
      throw badRequest('phone_not_confirmed', 'Phone not confirmed');
    }

    await replaceForeignHash(database, found, password);
    const weakness = await weaknessOf(found, password);
    const nowMs = parts.now();
    const { user, session } = await database.transaction(async (q) => {
      await audit(q, 'login', found, client, nowMs, { provider: by });
      const opened = await openSession(q, parts, found, 'password', client);
      return { user: await selectUserById(q, found.id), session: opened };
    });
    const extra = weakness === null ? {} : { weak_password: weakness };
    return sessionResponse(c, parts, user, session, extra);
  };
}

/**
 * Returns the weakness of the password behind a stored hash. It's cached by the hash: estimating takes some
 * milliseconds of the main thread, and people sign in with the same password for a long time.
 */
function createWeaknessMemory({ checkPassword }: AuthParts) {
  const known = new BoundedCache<string, Awaited<ReturnType<PasswordCheck>>>(10_000);
  return async (user: User, password: string) => {
    const key = user.encrypted_password ?? '';
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    const aboutUser = wordsAbout(user.email ?? '', user.raw_user_meta_data ?? {});
    const weakness = await checkPassword(password, aboutUser);
    known.set(key, weakness);
    return weakness;
  };
}

/**
 * Null for an unknown user, one without a password, a wrong password, or one that isn't accepted here; each takes the
 * same time.
 */
async function authenticate(
  { database, acceptsPassword, now }: AuthParts,
  by: 'email' | 'phone',
  account: string,
  given: { readonly password: string; readonly headers: Readonly<Record<string, string>> },
): Promise<User | null> {
  const select = by === 'email' ? selectOptionalUserByEmail : selectOptionalUserByPhone;
  const found = await select(database, account);
  if (found !== null && hasPassword(found) && isBanned(found, now())) {
    throw badRequest('user_banned', 'User is banned');
  }
  const isRight = await verifyPassword(given.password, found?.encrypted_password ?? null);
  return isRight && acceptsPassword(given.password, given.headers) ? found : null;
}

function hasPassword(user: User): boolean {
  return user.encrypted_password !== null && user.encrypted_password !== '';
}

async function replaceForeignHash(
  database: AuthDatabase,
  user: User,
  password: string,
): Promise<void> {
  const { encrypted_password: stored } = user;
  if (stored === null || !isForeignHash(stored)) return;
  await database.query(
    'update auth.users set encrypted_password = $2 where id = $1 and encrypted_password = $3',
    [user.id, await hashPassword(password), stored],
  );
}
