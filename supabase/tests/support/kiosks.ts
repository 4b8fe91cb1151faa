/** A tablet and what it computes, as features/kiosk does in the browser. */
import { createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import type { Database } from '../../../apps/server/src/db/database.ts';
import { kioskCodeAnswerSchema, pinProofText } from '../../../packages/contract/src/kiosk.ts';
import type { Punch } from '../../../packages/contract/src/index.ts';
import { asCaller, type TestCaller } from '../../../packages/testkit/src/index.ts';
import { addLogin } from './cast.ts';
import { punchOf } from './punches.ts';

export type Tablet = {
  readonly kioskId: string;
  readonly deviceKey: string;
  readonly caller: TestCaller;
};

/** Calls a function and answers what it says. */
export async function ask(
  database: Database,
  caller: TestCaller,
  call: string,
  parameters: readonly (string | object | null)[] = [],
): Promise<Readonly<Record<string, unknown>>> {
  const [row] = await asCaller<{ answer: Readonly<Record<string, unknown>> }>(
    database,
    caller,
    `select ${call} as answer`,
    parameters.map((value) => (typeof value === 'object' ? JSON.stringify(value) : value)),
  );
  if (row === undefined) throw new Error(`${call} answered nothing`);
  return row.answer;
}

export async function newCode(
  database: Database,
  admin: TestCaller,
  siteIds: readonly string[] = [],
): Promise<string> {
  const answer = kioskCodeAnswerSchema.parse(
    await ask(database, admin, `create_kiosk_code('Gate tablet', '{${siteIds.join()}}')`),
  );
  if (answer.verdict === 'refused') throw new Error(answer.reason);
  return answer.code;
}

/** What the server's function does with a code. */
export async function claim(
  database: Database,
  code: string,
  { login, deviceKey }: { readonly login: string; readonly deviceKey: string },
): Promise<Readonly<Record<string, unknown>>> {
  const [row] = await database.query<{ answer: Readonly<Record<string, unknown>> }>(
    'select app.claim_kiosk($1, $2, $3) as answer',
    [code, login, deviceKey],
  );
  return row?.answer ?? {};
}

export async function registerTablet(
  database: Database,
  admin: TestCaller,
  siteIds: readonly string[] = [],
): Promise<Tablet> {
  const login = await addLogin(database, { app: { kiosk: true } });
  const deviceKey = randomBytes(32).toString('hex');
  await claim(database, await newCode(database, admin, siteIds), { login, deviceKey });
  const [row] = await database.query<{ id: string }>('select id from kiosks where user_id = $1', [
    login,
  ]);
  // Old enough to have been there for punches of the last days.
  await database.query(
    `update kiosks set created_at = now() - interval '90 days' where user_id = $1`,
    [login],
  );
  return { kioskId: row?.id ?? '', deviceKey, caller: { role: 'authenticated', sub: login } };
}

export type DerivedPin = {
  readonly salt: string;
  readonly hash: string;
  readonly proof_key: string;
  readonly iterations: number;
};

export function mac(key: string | Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}

export function derivePin(pin: string, salt = randomBytes(16).toString('hex')): DerivedPin {
  const iterations = 100_000;
  const key = pbkdf2Sync(pin, salt, iterations, 32, 'sha256');
  return {
    salt,
    hash: mac(key, 'muster kiosk check'),
    proof_key: mac(key, 'muster kiosk proof'),
    iterations,
  };
}

/** A kiosk's punch with the proof that this PIN was typed on this tablet. */
export function provenPunch(
  person: { readonly personId: string },
  tablet: Pick<Tablet, 'deviceKey'>,
  pin: DerivedPin,
  said: Partial<Punch> = {},
): Punch {
  const punch = punchOf(person, { v: 2, pin_check: 'offline', photo_id: null, ...said });
  const text = pinProofText({ ...punch, deviceAt: punch.device_at });
  return { ...punch, pin_proof: mac(tablet.deviceKey, mac(pin.proof_key, text)) };
}
