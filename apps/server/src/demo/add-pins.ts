import { createHmac, pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { pinIterations } from '@muster/contract/kiosk';
import type { Transaction } from '../db/database.ts';

const slowKey = promisify(pbkdf2);

/** Gives everyone who uses only the tablet the same PIN, each with their own salt. */
export async function addPins(
  transaction: Transaction,
  company: string,
  people: readonly string[],
  pin: string,
): Promise<void> {
  const pins = await Promise.all(
    people.map(async (person) => ({ person, ...(await derivePin(pin)) })),
  );
  await transaction.query(
    `insert into public.person_pins (company_id, person_id, salt, hash, proof_key, iterations)
     select $1, p.person, p.salt, p.hash, p.proof_key, $3
     from jsonb_to_recordset($2) as p (person uuid, salt text, hash text, proof_key text)`,
    [company, JSON.stringify(pins), pinIterations],
  );
}

/** Derives a PIN's values as the browser does (apps/web/src/data/kiosk/pin-keys.ts); docs/decisions/0020. */
export async function derivePin(pin: string, salt: string = randomBytes(16).toString('hex')) {
  const key = await slowKey(pin, salt, pinIterations, 32, 'sha256');
  const mac = (text: string) => createHmac('sha256', key).update(text).digest('hex');
  return { salt, hash: mac('muster kiosk check'), proof_key: mac('muster kiosk proof') };
}
