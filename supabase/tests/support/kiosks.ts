/** A tablet and its computations, as features/kiosk does them in the browser. */
import { createHmac, pbkdf2Sync, randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../../../apps/server/src/db/database.ts';
import { kioskCodeAnswerSchema, pinProofText } from '../../../packages/contract/src/kiosk.ts';
import type { Punch } from '../../../packages/contract/src/index.ts';
import { asCaller, type TestCaller } from '../../../apps/testkit/src/index.ts';
import { longAgo, addLogin } from './cast.ts';
import { punchOf, record, type recordOne } from './punches.ts';

export type Tablet = {
  readonly kioskId: string;
  readonly deviceKey: string;
  readonly caller: TestCaller;
};

/** Calls a function and returns its answer. */
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

/** Claims a registration code, as the server's function does. */
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
  // Old enough to have existed for punches of the last few days.
  await database.query(`update kiosks set created_at = ${longAgo} where user_id = $1`, [login]);
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

/** Returns a kiosk's punch with the proof that this PIN was typed on this tablet. */
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

/** Submits punches. If the caller is a tablet, people typed their PIN there; anyone without a PIN gets one. */
export async function recordTyped(
  database: Database,
  caller: TestCaller,
  ...punches: readonly Punch[]
): ReturnType<typeof record> {
  const typed: Punch[] = [];
  for (const punch of punches) {
    const [keys] = await database.query<{ device_key: string; proof_key: string }>(
      `with pin as (
         insert into person_pins (company_id, person_id, salt, hash, proof_key, iterations)
         select company_id, person_id, $3, $3, $3, 100000 from profiles where person_id = $2
         on conflict (company_id, person_id) do update set proof_key = person_pins.proof_key
         returning proof_key
       )
       select d.device_key, pin.proof_key
       from pin, kiosks k join kiosk_devices d on d.kiosk_id = k.id where k.user_id = $1`,
      [caller.sub ?? randomUUID(), punch.person_id, randomBytes(32).toString('hex')],
    );
    const text = pinProofText({ ...punch, deviceAt: punch.device_at });
    const statement = punch.claimed_at === null ? text : `${text}|${punch.claimed_at}`;
    const proof = keys && { pin_proof: mac(keys.device_key, mac(keys.proof_key, statement)) };
    typed.push({ ...punch, ...(proof && { v: 2, ...proof }) });
  }
  return record(database, caller, typed);
}

/** Does the same as `recordTyped` for one punch. */
export async function typedOne(
  database: Database,
  caller: TestCaller,
  punch: Punch,
): ReturnType<typeof recordOne> {
  const [answer] = await recordTyped(database, caller, punch);
  if (answer === undefined) throw new Error('record_punches answered no item');
  return answer;
}
