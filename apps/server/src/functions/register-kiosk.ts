import { createHash } from 'node:crypto';

import { type KioskRegistration, kioskRegistrationSchema } from '@muster/contract/kiosk';

import { type Database, DatabaseError } from '../db/database.ts';
import type { ServerFunction } from './server-function.ts';

/**
 * Creates a confirmed login without a person and returns its id. Throws `DatabaseError` 23505 if the address is taken.
 */
type MakeKioskLogin = (login: {
  readonly email: string;
  readonly password: string;
}) => Promise<string>;

type Answer =
  | { readonly verdict: 'applied'; readonly email: string; readonly name: string }
  | { readonly verdict: 'refused'; readonly reason: string };

const uniqueViolation = '23505';

/**
 * `register-kiosk`: turns the tablet that has an admin's code into a kiosk. The login is created here, because no one
 * else may: signing up needs a mailbox, and anonymous sign-ins are usually off (docs/decisions/0020). A tablet that
 * asks again, because a response was lost, gets the same login.
 */
export function createRegisterKiosk({
  database,
  makeLogin,
}: {
  readonly database: Database;
  readonly makeLogin: MakeKioskLogin;
}): ServerFunction {
  async function register(wanted: KioskRegistration): Promise<Answer> {
    const email = addressOf(wanted.device_key);
    const login = (await loginOf(email)) ?? (await newLogin(email, wanted));
    if (login === null) return { verdict: 'refused', reason: 'kiosk_code_invalid' };
    const [row] = await database.query<{ answer: Answer }>(
      'select app.claim_kiosk($1, $2, $3) as answer',
      [wanted.code, login, wanted.device_key],
    );
    if (row === undefined) throw new Error('app.claim_kiosk answered nothing');
    return row.answer.verdict === 'applied' ? { ...row.answer, email } : row.answer;
  }

  async function newLogin(email: string, wanted: KioskRegistration): Promise<string | null> {
    const [code] = await database.query<{ is_good: boolean }>(
      'select app.is_kiosk_code($1) as is_good',
      [wanted.code],
    );
    // Guessing codes must not fill a table with logins.
    if (code?.is_good !== true) return null;
    try {
      return await makeLogin({ email, password: wanted.password });
    } catch (error) {
      if (!(error instanceof DatabaseError) || error.code !== uniqueViolation) throw error;
      return loginOf(email);
    }
  }

  async function loginOf(email: string): Promise<string | null> {
    const [user] = await database.query<{ id: string }>(
      'select id from auth.users where email = $1',
      [email],
    );
    return user?.id ?? null;
  }

  return {
    access: 'public',
    handle: async (request) => {
      const wanted = kioskRegistrationSchema.safeParse(await request.json().catch(() => null));
      return Response.json(
        wanted.success
          ? await register(wanted.data)
          : { verdict: 'refused', reason: 'invalid_input' },
      );
    },
  };
}

/** Returns the address of the tablet's only login, derived from its key; no one receives mail there. */
function addressOf(deviceKey: string): string {
  const name = createHash('sha256').update(deviceKey).digest('hex').slice(0, 32);
  return `kiosk-${name}@kiosk.invalid`;
}
