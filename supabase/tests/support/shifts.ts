/** Work on fixed days, put into the ledger as devices would have done it, and folded. */
import { randomUUID } from 'node:crypto';
import type { Database } from '../../../apps/server/src/db/database.ts';
import { calculateDirtyWeeks } from '../../../apps/server/src/time/calculate-dirty-weeks.ts';

export type Shift = {
  /** RFC 3339. */
  readonly from: string;
  /** Without it the person is still on the clock. */
  readonly to?: string;
  readonly meal?: readonly [from: string, to: string];
  readonly project?: string;
  readonly costCode?: string;
  readonly zone?: string;
};

let sequence = 1_000_000;

export async function plantShift(
  database: Database,
  company: string,
  person: { readonly personId: string },
  shift: Shift,
): Promise<string> {
  const id = randomUUID();
  await plantPunch({ id, kind: 'in', at: shift.from });
  if (shift.meal !== undefined) {
    await plantPunch({ kind: 'break_start', at: shift.meal[0], breakKind: 'meal' });
    await plantPunch({ kind: 'break_end', at: shift.meal[1] });
  }
  if (shift.to !== undefined) await plantPunch({ kind: 'out', at: shift.to });
  await database.query(
    `select app.project_person($1, $2, $3, true, row($2, null, now(), null)::app.cause)`,
    [company, person.personId, shift.from],
  );
  return id;

  async function plantPunch(punch: {
    readonly id?: string;
    readonly kind: string;
    readonly at: string;
    readonly breakKind?: string;
  }): Promise<void> {
    sequence += 1;
    const isStart = punch.kind === 'in';
    await database.query(
      `insert into punches (
         id, company_id, person_id, kind, break_kind, occurred_at, received_at, source, actor_person_id, device_id,
         device_seq, device_at, zone, utc_offset_minutes, online, project_id, cost_code_id, payload_version,
         payload_hash
       ) values (
         $1, $2, $3, $4, $5, $6, $6, 'device', $3, '00000000-0000-4000-8000-000000000001', $7, $6, $8, 0, true, $9,
         $10, 1, sha256('punch')
       )`,
      [
        punch.id ?? randomUUID(),
        company,
        person.personId,
        punch.kind,
        punch.breakKind ?? null,
        punch.at,
        sequence,
        shift.zone ?? 'America/Denver',
        isStart ? (shift.project ?? null) : null,
        isStart ? (shift.costCode ?? null) : null,
      ],
    );
  }
}

/** Calculates until nothing waits. */
export async function calculateHours(database: Database): Promise<void> {
  while ((await calculateDirtyWeeks(database, { limit: 10 })).people > 0);
}

export async function setZone(database: Database, company: string, zone: string): Promise<void> {
  await database.query('update company_settings set time_zone = $2 where company_id = $1', [
    company,
    zone,
  ]);
}

/** Puts the company where it is about noon, so that its date doesn't change during a test. */
export async function setNoonZone(database: Database, company: string): Promise<void> {
  const ahead = 12 - new Date().getUTCHours();
  await setZone(database, company, `Etc/GMT${ahead < 0 ? '+' : '-'}${Math.abs(ahead)}`);
}
