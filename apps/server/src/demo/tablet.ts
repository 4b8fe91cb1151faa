import { createHmac, randomBytes } from 'node:crypto';
import { kioskPunchVersion, type Punch } from '@muster/contract';
import { pinProofText } from '@muster/contract/kiosk';
import type { Transaction } from '../db/database.ts';

/** Gives the kiosk's tablet its own key, as a tablet creates one when it is registered. */
export async function giveTablet(transaction: Transaction, company: string): Promise<void> {
  await transaction.query(
    `insert into public.kiosk_devices (company_id, kiosk_id, device_key)
     select k.company_id, k.id, $2 from public.kiosks k where k.company_id = $1
     on conflict do nothing`,
    [company, randomBytes(32).toString('hex')],
  );
}

type Prove = (kioskId: string, punch: Punch) => Punch;

/** Returns a function that proves punches as a tablet does after someone typed their PIN; docs/decisions/0020. */
export async function readProofs(transaction: Transaction, company: string): Promise<Prove> {
  const rows = await transaction.query<Record<'kiosk' | 'device_key' | 'person' | 'key', string>>(
    `select d.kiosk_id as kiosk, d.device_key, p.person_id as person, p.proof_key as key
     from public.kiosk_devices d join public.person_pins p on p.company_id = d.company_id
     where d.company_id = $1`,
    [company],
  );
  const keys = new Map(rows.map((row) => [`${row.kiosk} ${row.person}`, row]));
  return (kioskId, punch) => {
    const known = keys.get(`${kioskId} ${punch.person_id}`);
    if (known === undefined) throw new Error(`${punch.person_id} has no PIN for the tablet`);
    const text = pinProofText({ ...punch, deviceAt: punch.device_at });
    const proof = mac(known.device_key, mac(known.key, text));
    return { ...punch, v: kioskPunchVersion, pin_proof: proof };
  };
}

function mac(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}
