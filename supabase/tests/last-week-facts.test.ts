import { beforeEach, expect, test } from 'vitest';
import {
  lastWeekFactsAnswerSchema,
  lastWeekPeople,
  type LastWeekFacts,
} from '../../packages/contract/src/last-week-facts.ts';
import { addDays, isoWeekday } from '../../packages/domain/src/index.ts';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast } from './support/cast.ts';
import { shareDatabase } from './support/shared-database.ts';
import { plantShift, setNoonZone } from './support/shifts.ts';

/** The hours for trying out other rules: everyone's last whole workweek, which begins on a Wednesday. */
const shared = shareDatabase();
let cast: Cast;
let today: string;
let firstDay: string;
beforeEach(async () => {
  cast = await openCast(shared());
  await setNoonZone(cast.database, cast.company);
  await cast.database.query(
    `insert into company_rules (company_id, kind, valid_from, rule) values ($1, 'calendar', '2001-01-03',
       '{"workweek_start": 3, "pay_period": "weekly", "period_anchor": "2001-01-03"}')`,
    [cast.company],
  );
  const [row] = await cast.database.query<{ today: string }>(
    'select app.company_today($1)::text as today',
    [cast.company],
  );
  today = row?.today ?? '';
  firstDay = addDays(today, -((isoWeekday(today) + 4) % 7) - 7);
});

test('refuses everyone but admins', async () => {
  for (const caller of [
    cast.employee.caller,
    cast.supervisor.caller,
    cast.loner.caller,
    cast.kiosk.caller,
    cast.superAdmin,
  ]) {
    expect(await call(caller)).toEqual({ verdict: 'refused', reason: 'not_allowed' });
  }
  await expect(call(cast.anon)).rejects.toMatchObject({ code: '42501' });
});

test('shows an admin no one of another company', async () => {
  await work(cast.employee, 0, '08:00', '16:00');
  expect(await call(cast.foreign.admin.caller)).toMatchObject({ people: [], left_out: 0 });
});

test('is empty when only other weeks, open work or work in review is there', async () => {
  await work(cast.employee, -1, '16:00', '24:00');
  await work(cast.employee, 7, '00:00', '01:00');
  await work(cast.loner, 2, '08:00', null);
  const reviewed = await work(cast.supervisor, 2, '08:00', '16:00');
  await cast.database.query(`update time_entries set state = 'needs_decision' where id = $1`, [
    reviewed,
  ]);
  expect(await facts()).toMatchObject({
    from_date: firstDay,
    to_date: addDays(firstDay, 6),
    people: [],
    left_out: 0,
  });
});

test('lists everyone who worked in the week, the most hours first', async () => {
  await work(cast.loner, -1, '16:00', '24:01');
  await work(cast.supervisor, 6, '23:59', '30:00');
  await work(cast.helper, 0, '08:00', '09:00');
  await work(cast.employee, 3, '08:00', '16:00');
  const { people } = await facts();
  expect(people.map(({ person_id }) => person_id).slice(0, 2)).toEqual([
    cast.employee.personId,
    cast.helper.personId,
  ]);
  expect(people.map(({ person_id }) => person_id).toSorted()).toEqual(
    [cast.employee, cast.helper, cast.loner, cast.supervisor]
      .map(({ personId }) => personId)
      .toSorted(),
  );
});

test('has the same facts for each person as their own device gets, and no money', async () => {
  await work(cast.employee, 1, '08:00', '17:30');
  await cast.database.query(
    `insert into pay_rates (company_id, person_id, rate, currency, valid_from) values ($1, $2, 215000, 'USD', '2026-01-01')`,
    [cast.company, cast.employee.personId],
  );
  const answer = await facts();
  const [own] = await asCaller<{ answer: { facts: object } }>(
    cast.database,
    cast.employee.caller,
    `select my_time_facts('${answer.from_date}', '${answer.from_date}') as answer`,
  );
  expect({ ...answer.people[0]?.facts, rules: answer.rules }).toEqual(own?.answer.facts);
  expect(answer.people[0]?.facts.entries).toHaveLength(1);
  expect(JSON.stringify(answer)).not.toContain('215000');
});

test('says how many people of a large company are left out, those with the fewest hours', async () => {
  await plantCrowd(lastWeekPeople);
  expect(await facts()).toMatchObject({ left_out: 0, people: { length: lastWeekPeople } });
  await work(cast.employee, 0, '08:00', '08:05');
  const answer = await facts();
  expect(answer).toMatchObject({ left_out: 1, people: { length: lastWeekPeople } });
  expect(answer.people.map(({ person_id }) => person_id)).not.toContain(cast.employee.personId);
});

async function call(caller: TestCaller): Promise<unknown> {
  const [row] = await asCaller<{ answer: unknown }>(
    cast.database,
    caller,
    'select last_week_facts() as answer',
  );
  return row?.answer;
}

async function facts(): Promise<LastWeekFacts> {
  const answer = lastWeekFactsAnswerSchema.parse(await call(cast.admin.caller));
  if (answer.verdict !== 'ok') throw new Error(answer.reason);
  return answer;
}

/** @param day of the week, 0 the first one; times are the company's, past 24:00 on the next day */
async function work(
  person: { readonly personId: string },
  day: number,
  from: string,
  to: string | null,
): Promise<string> {
  return plantShift(cast.database, cast.company, person, {
    project: cast.project,
    from: await instant(day, from),
    ...(to !== null && { to: await instant(day, to) }),
  });
}

async function instant(day: number, time: string): Promise<string> {
  const [row] = await cast.database.query<{ at: string }>(
    `select app.instant(($2::date + $3::interval) at time zone s.time_zone) as at
     from company_settings s where s.company_id = $1`,
    [cast.company, addDays(firstDay, day), time],
  );
  return row?.at ?? '';
}

/** Plants people without a login, each with a ten-minute shift on the first day. */
async function plantCrowd(count: number): Promise<void> {
  await cast.database.query(
    `with person as (
       insert into profiles (company_id, first_name, last_name)
       select $1, 'Crowd', 'Member ' || n from generate_series(1, $2) n
       returning person_id
     ), punch as (
       insert into punches (
         id, company_id, person_id, kind, occurred_at, received_at, source, actor_person_id, device_id, device_seq,
         device_at, zone, utc_offset_minutes, online, project_id, payload_version, payload_hash
       )
       select gen_random_uuid(), $1, p.person_id, 'in', $3, $3, 'device', p.person_id,
         '00000000-0000-4000-8000-000000000001', 5000000 + row_number() over (), $3, 'UTC', 0, true, $4, 1, sha256('punch')
       from person p
       returning id, person_id
     )
     insert into time_entries (id, company_id, person_id, project_id, started_at, ended_at, zone, state, device_started_at)
     select p.id, $1, p.person_id, $4, $3, $3::timestamptz + interval '10 minutes', 'UTC', 'closed', $3 from punch p`,
    [cast.company, count, await instant(0, '08:00'), cast.project],
  );
}
