/** Canaries in everything that a support visit must not show, and hashes to prove that it changed nothing. */
import { randomInt, randomUUID } from 'node:crypto';
import type { Database } from '../../../apps/server/src/db/database.ts';

export const canary = /CANARY|99887766|12\.3456789|98\.7654321/;

/** Plants canaries in data that a visit withholds: pay, coordinates, medical facts, signatures and hidden fields. */
export async function plantCanaries(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.query('set local session_replication_role = replica');
    for (const statement of [
      'update pay_rates set rate = 99887766',
      'update job_rates set rate = 99887766',
      'update other_pay set amount_cents = 99887766',
      'update pay_lines set rate = 99887766, amount_cents = 99887766',
      'update locked_pay_lines set rate = 99887766, amount_cents = 99887766',
      'update punch_locations set lat = 12.3456789, lng = -98.7654321',
      'update project_sites set lat = 12.3456789, lng = -98.7654321',
      "update hazards set lat = 12.3456789, lng = -98.7654321, what = 'CANARY'",
      `update incident_medical set injury = 'CANARY', what_happened = 'CANARY', harmed_by = 'CANARY'`,
      `update time_off_kinds set name = 'CANARY'`,
      `update time_off_requests set note = 'CANARY'`,
      `update certificates set kind = 'CANARY'`,
      `update person_details set notes = 'CANARY'`,
      `update emergency_contacts set name = 'CANARY'`,
      `update timesheet_signatures set name = 'CANARY'`,
      `update published_shifts set site_id = (
         select s.id from project_sites s where s.company_id = published_shifts.company_id limit 1
       )`,
      `update time_off_requests set state = 'approved', starts_at = now(), ends_at = now() + interval '1 day'`,
      `insert into reminder_log (company_id, person_id, kind, about, due_at, outcome)
       select c.company_id, c.person_id, 'certificate_expiring', c.id, now(), 'sent' from certificates c`,
    ]) {
      await transaction.query(statement);
    }
  });
}

/** Returns a hash of every table except the records of the visit itself. */
export async function tableHashes(database: Database): Promise<Record<string, string>> {
  const tables = await database.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'app', 'auth', 'storage', 'muster')
       and c.relname not in ('support_visit_reads', 'audit_unsealed') order by 1`,
  );
  const hashes = await Promise.all(
    tables.map(async ({ name }) => {
      const own = name.includes('audit_events') ? ` where t.subject <> 'support_visit_reads'` : '';
      const [row] = await database.query<{ hash: string }>(
        `select md5(string_agg(t::text, '|' order by t::text)) as hash from ${name} t${own}`,
      );
      return [name, row?.hash ?? ''] as const;
    }),
  );
  return Object.fromEntries(hashes);
}

/** Returns a random value of an argument's type, sometimes the id of an existing record. */
export function randomOf(type: string, ids: readonly string[]): unknown {
  if (type.endsWith('[]')) return [randomOf(type.slice(0, -2), ids)];
  const pick = <T>(values: readonly T[]) => values[randomInt(values.length)];
  switch (type) {
    case 'uuid':
      return pick([randomUUID(), ...ids]);
    case 'integer':
    case 'bigint':
    case 'smallint':
      return randomInt(-2, 200);
    case 'boolean':
      return pick([true, false]);
    case 'jsonb':
      return pick([{}, [], { id: randomUUID() }, 'x']);
    case 'day':
    case 'date':
      return pick(['2026-11-01', '2026-12-24']);
    case 'instant':
      return '2026-11-01T00:00:00Z';
    default:
      return pick(['', 'x', 'my_clock', 'en', 'sent', ...ids]);
  }
}
