import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCast, type Cast } from './support/cast.ts';
import { after } from './support/reminders.ts';

const isFull = process.env['MUSTER_TEST_FULL'] === '1';
const people = isFull ? 2000 : 30;

/** A week of reminders whose last night repeats an hour; of two servers, some killed, with clocks that step. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
  await cast.database.query(`update companies set created_at = '2026-01-01'`);
  await run(
    `update company_settings set remind_employee_after = 5, time_zone = 'America/Denver' where company_id = $1`,
  );
  await run(
    `insert into time_off_kinds (company_id, id, name, is_paid, accrual)
     values ($1, '00000000-0000-4000-8000-0000000000ff', 'Week off', false, 'none')`,
  );
  await addPeople();
});
afterAll(() => cast.close());

// Sunday, October 25, to the Sunday whose night repeats an hour; each shift starts at 7:00 in Denver.
const days = Array.from({ length: 8 }, (_, day) => day);
const startOf = (day: number) =>
  day < 7 ? `2026-10-${25 + day}T13:00:00Z` : '2026-11-01T14:00:00Z';
/** 1:30 for the second time. */
const nightStart = '2026-11-01T08:30:00Z';
/** Phones of some people remind them themselves up to here. */
const coveredUntil = after(startOf(3), 3600);

/** By a person's number, from 1: what keeps their reminders from being sent. */
const isQuiet = (n: number) => n % 6 === 0;
const isOff = (n: number) => n % 6 === 1;
const hasPhone = (n: number) => n % 6 === 2;
const worksAtNight = (n: number) => n % 6 === 3 || n % 6 === 4;
const sleepsAtNight = (n: number) => n % 6 === 4;

function outcomeOf(n: number, day: number): string {
  if ((n + day) % 2 !== 0) return 'punched';
  if (isOff(n)) return 'time_off';
  if (isQuiet(n)) return 'quiet_hours';
  return hasPhone(n) && startOf(day) < coveredUntil ? 'on_device' : 'sent';
}

test('each due reminder is told once, and none in quiet hours, on leave or after a punch', async () => {
  for (const day of days.slice(0, -1)) await live(startOf(day));
  // The first 1:35 of the night is no time to remind anyone of the second.
  await both('2026-11-01T07:35:00Z');
  await live(nightStart);
  await live(startOf(7));

  const numbers = Array.from({ length: people }, (_, index) => index + 1);
  const wanted = [
    ...numbers.flatMap((n) => days.map((day) => `${n} ${startOf(day)} ${outcomeOf(n, day)}`)),
    ...numbers
      .filter(worksAtNight)
      .map((n) => `${n} ${nightStart} ${sleepsAtNight(n) ? 'quiet_hours' : 'sent'}`),
  ];
  const logged = await cast.database.query<{ line: string }>(
    `select p.last_name || ' ' || to_char(l.due_at - interval '5 minutes', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') || ' '
       || l.outcome as line
     from reminder_log l join profiles p on p.person_id = l.person_id
     where p.first_name = 'week' and l.kind = 'clock_in_missed'`,
  );
  expect(logged.map(({ line }) => line).toSorted()).toEqual(wanted.toSorted());

  const [told] = await cast.database.query<{ messages: number; people: number }>(
    `select count(*)::int as messages, count(distinct n.dedupe_key)::int as people
     from app.notifications n join profiles p on p.person_id = n.person_id
     where p.first_name = 'week' and n.kind = 'clock_in_missed'`,
  );
  const sent = wanted.filter((line) => line.endsWith(' sent')).length;
  expect(told).toEqual({ messages: sent, people: sent });
}, 900_000);

/** The minutes around a start: one server dies as it decides, clocks step back and ahead again. */
async function live(start: string): Promise<void> {
  await both(after(start, 240));
  await expect(
    cast.database.transaction(async (transaction) => {
      await transaction.query('select app.send_reminders($1)', [after(start, 300)]);
      throw new Error('killed');
    }),
  ).rejects.toThrow('killed');
  for (const minute of [5, 2, 6]) await both(after(start, minute * 60));
}

/** Two servers at the same minute. */
async function both(at: string): Promise<void> {
  const remind = () => cast.database.query('select app.send_reminders($1)', [at]);
  await Promise.all([remind(), remind()]);
}

function run(sql: string, ...values: readonly (readonly string[])[]): Promise<readonly unknown[]> {
  return cast.database.query(sql, [cast.company, ...values]);
}

/** All of them at once; their number is their last name. */
async function addPeople(): Promise<void> {
  await cast.database.query(
    `insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data, raw_app_meta_data)
     select gen_random_uuid(), 'week-' || n || '@muster.test', now(), '{}', '{}' from generate_series(1, $1::int) n`,
    [people],
  );
  await run(
    `update profiles p set company_id = $1, first_name = 'week', last_name = substring(u.email from '\\d+')
     from auth.users u where u.id = p.id and u.email like 'week-%'`,
  );
  const each = (insert: string, columns: string, where = 'true') =>
    `insert into ${insert} select ${columns}
     from (select p.person_id, p.last_name::int as n from profiles p where p.first_name = 'week') w
     cross join unnest($2::timestamptz[]) with ordinality s (at, day)
     where $1::uuid is not null and ${where}`;
  const starts = days.map(startOf);
  const once = [startOf(0)];
  await run(
    each(
      'memberships (company_id, person_id, role, valid_from)',
      `$1, w.person_id, 'employee', '2026-01-01'`,
    ),
    once,
  );
  const shifts = each(
    `published_shifts (company_id, id, person_id, starts_local, ends_local, zone, starts_second, ends_second,
       break_minutes, starts_at, ends_at, published_at)`,
    `$1, gen_random_uuid(), w.person_id, s.at at time zone 'America/Denver',
     (s.at + interval '4 hours') at time zone 'America/Denver', 'America/Denver', false, false, 0, s.at,
     s.at + interval '4 hours', '2026-06-01'`,
  );
  await run(shifts, starts);
  await run(`${shifts} and w.n % 6 in (3, 4)`, [nightStart]);
  await run(
    each(
      `punches (company_id, id, person_id, kind, occurred_at, received_at, source, actor_person_id, device_id,
         device_seq, device_at, zone, utc_offset_minutes, online, payload_version, payload_hash)`,
      `$1, gen_random_uuid(), w.person_id, 'in', s.at - interval '1 minute', s.at, 'device', w.person_id,
       w.person_id, s.day, s.at, 'America/Denver', -360, true, 1, ''`,
      `(w.n + s.day - 1) % 2 <> 0`,
    ),
    starts,
  );
  await run(
    each(
      `time_off_requests (company_id, id, person_id, kind_id, state, first_day, last_day, zone, starts_at, ends_at,
         minutes, request_hash)`,
      `$1, gen_random_uuid(), w.person_id, '00000000-0000-4000-8000-0000000000ff', 'approved', '2026-10-24',
       '2026-11-02', 'America/Denver', '2026-10-24T06:00Z', '2026-11-03T07:00Z', 0, ''`,
      'w.n % 6 = 1',
    ),
    once,
  );
  await run(
    each(
      'notification_settings (company_id, person_id, quiet_hours, quiet_from, quiet_to)',
      `$1, w.person_id, 'own', case when w.n % 6 = 0 then '06:00' else '22:00' end,
       case when w.n % 6 = 0 then '09:00' else '02:00' end`,
      'w.n % 6 in (0, 4)',
    ),
    once,
  );
  await run(
    each(
      'device_reports (company_id, person_id, device_id, last_contact_at, reminders_until, schedule_version)',
      `$1, w.person_id, gen_random_uuid(), s.at, '${coveredUntil}',
       to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
      'w.n % 6 = 2',
    ),
    once,
  );
}
