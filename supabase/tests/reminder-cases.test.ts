import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import cases from '../../packages/domain/src/reminders/cases/due-reminders.json' with { type: 'json' };
import { openCast, type Cast, type Person } from './support/cast.ts';
import { addReachable } from './support/reminders.ts';

/** The database sends what phones answer from the same cases, packages/domain/src/reminders. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
  await cast.database.query(`update companies set created_at = '2026-01-01'`);
});
afterAll(() => cast.close());

type Case = (typeof cases)[number];

test.each(cases)('$name', async (given) => {
  const person = await addReachable(cast);
  // Ids are a case's own; the database has those of all cases.
  const named = new Map<string, string>();
  const idOf = (id: string) => {
    const known = named.get(id) ?? randomUUID();
    named.set(id, known);
    return known;
  };
  await choose(given);
  await addPlans(person, given, idOf);
  const moments = [...given.probes, ...given.reminders.map(({ at }) => at)];
  for (const moment of moments.toSorted()) {
    await cast.database.query('select app.send_reminders($1)', [moment]);
  }
  const sent = await cast.database.query(
    `select kind, about, due_at as at from reminder_log where person_id = $1 and outcome = 'sent' order by due_at`,
    [person.personId],
  );
  expect(
    sent.map(({ at, ...line }) => ({ ...line, at: new Date(String(at)).toISOString() })),
  ).toEqual(given.reminders.map(({ kind, about, at }) => ({ kind, about: idOf(about), at })));
});

async function choose({ settings, quiet_hours, zone }: Case): Promise<void> {
  await cast.database.query(
    `update company_settings set remind_employee_after = $2, remind_end_after = $3, still_in_after_hours = $4,
       remind_break_before = $5, quiet_from = $6, quiet_to = $7, time_zone = $8, remind_supervisor_after = null
     where company_id = $1`,
    [
      cast.company,
      settings.remind_employee_after,
      settings.remind_end_after,
      settings.still_in_after_hours,
      settings.remind_break_before,
      quiet_hours?.from ?? null,
      quiet_hours?.to ?? null,
      zone,
    ],
  );
  await cast.database.query(
    `delete from company_rules where company_id = $1 and kind = 'breaks' and valid_from = '2026-01-01'`,
    [cast.company],
  );
  await cast.database.query(
    `insert into company_rules (company_id, kind, valid_from, rule)
     values ($1, 'breaks', '2026-01-01', app.break_set('federal', 1) || $2::jsonb)`,
    [cast.company, JSON.stringify(settings.breaks)],
  );
}

async function addPlans(
  { personId }: Person,
  { zone, shifts, time_off, time, punches }: Case,
  idOf: (id: string) => string,
): Promise<void> {
  const run = (sql: string, ...values: readonly (string | null)[]) =>
    cast.database.query(sql, [cast.company, personId, ...values]);
  for (const shift of shifts) {
    await run(
      `insert into published_shifts (company_id, id, person_id, starts_local, ends_local, zone, starts_second,
         ends_second, break_minutes, starts_at, ends_at, published_at)
       values ($1, $3, $2, $4, $5, $6, false, false, 0, $7, $8, $9)`,
      idOf(shift.id),
      shift.starts_local,
      shift.ends_local,
      zone,
      shift.starts_at,
      shift.ends_at,
      shift.published_at,
    );
  }
  for (const { starts_at, ends_at } of time_off) {
    await run(
      `with kind as (
         insert into time_off_kinds (company_id, id, name, is_paid, accrual)
         values ($1, gen_random_uuid(), gen_random_uuid()::text, false, 'none') returning id
       )
       insert into time_off_requests (company_id, id, person_id, kind_id, state, first_day, last_day, zone, starts_at,
         ends_at, minutes, request_hash)
       select $1, gen_random_uuid(), $2, kind.id, 'approved', '2026-06-10', '2026-06-10', 'UTC', $3, $4, 0, '' from kind`,
      starts_at,
      ends_at,
    );
  }
  const addPunch = (id: string, at: string) =>
    run(
      `insert into punches (company_id, id, person_id, kind, occurred_at, received_at, source, actor_person_id,
         device_id, device_seq, device_at, zone, utc_offset_minutes, online, payload_version, payload_hash)
       values ($1, $3, $2, 'in', $4, $4, 'device', $2, $3, 0, $4, 'UTC', 0, true, 1, '')`,
      id,
      at,
    );
  for (const at of punches) await addPunch(randomUUID(), at);
  for (const entry of time) {
    const id = idOf(entry.id);
    await addPunch(id, entry.started_at);
    await run(
      `insert into time_entries (company_id, id, person_id, started_at, ended_at, zone, state, device_started_at)
       values ($1, $3, $2, $4, $5, 'UTC', case when $5::timestamptz is null then 'open' else 'closed' end, $4)`,
      id,
      entry.started_at,
      entry.ended_at,
    );
    for (const rest of entry.breaks) {
      const breakId = randomUUID();
      await addPunch(breakId, rest.started_at);
      await run(
        `insert into time_breaks (company_id, id, entry_id, person_id, kind, started_at, ended_at)
         values ($1, $3, $4, $2, $5, $6, $7)`,
        breakId,
        id,
        rest.kind,
        rest.started_at,
        rest.ended_at,
      );
    }
  }
}
