import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCast, type Cast } from './support/cast.ts';
import { addPunch, addReachable, addTimeOff, after } from './support/reminders.ts';

const isFull = process.env['MUSTER_TEST_FULL'] === '1';

/** A week of reminders, its last night an autumn one. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
  await cast.database.query(`update companies set created_at = '2026-01-01'`);
  await cast.database.query(
    'update company_settings set remind_employee_after = 5 where company_id = $1',
    [cast.company],
  );
});
afterAll(() => cast.close());

// Sunday, October 25, to the Sunday whose night repeats an hour; each shift starts at 7:00 in Denver.
const days = Array.from({ length: 8 }, (_, day) => day);
const startOf = (day: number) =>
  day < 7 ? `2026-10-${25 + day}T13:00:00Z` : '2026-11-01T14:00:00Z';
const count = isFull ? 2000 : 30;

test('a week with two workers, kills and clock steps tells each due reminder once', async () => {
  const people = await addMany(cast, count, days.map(startOf));
  for (const day of days) {
    // Minutes past the start; the clock steps back after the due minute, and again ahead.
    for (const minute of [4, 5, 2, 6]) {
      const at = after(startOf(day), minute * 60);
      if (minute === 5 && day > 5) await killed(at);
      await Promise.all([remind(at), remind(at)]);
    }
  }
  const rows = await cast.database.query<{ n: number; day: number; outcome: string }>(
    `select w.place::int as n, (row_number() over (partition by w.place order by l.due_at) - 1)::int as day, l.outcome
     from unnest($1::uuid[]) with ordinality w (id, place)
     join reminder_log l on l.person_id = w.id and l.kind = 'clock_in_missed'`,
    [people],
  );
  const wanted = people.flatMap((_, index) =>
    days.map((day) => `${index + 1} ${day} ${outcomeOf(index, day)}`),
  );
  expect(rows.map(({ n, day, outcome }) => `${n} ${day} ${outcome}`).toSorted()).toEqual(
    wanted.toSorted(),
  );
  const told = await cast.database.query<{ n: number }>(
    `select count(*)::int as n from app.notifications where person_id = any ($1) and kind = 'clock_in_missed'`,
    [people],
  );
  expect(told).toEqual([{ n: wanted.filter((line) => line.endsWith(' sent')).length }]);
}, 600_000);

/** Every other day someone punches in time; some have the Wednesday off. */
function outcomeOf(index: number, day: number): string {
  if ((index + day) % 2 !== 0) return 'punched';
  return index % 3 === 0 && day === 3 ? 'time_off' : 'sent';
}

async function addMany(
  on: Cast,
  wanted: number,
  starts: readonly string[],
): Promise<readonly string[]> {
  const people: string[] = [];
  for (let index = 0; index < wanted; index += 1) {
    const person = await addReachable(on);
    people.push(person.personId);
    await on.database.query(
      `insert into published_shifts (company_id, id, person_id, starts_local, ends_local, zone, starts_second,
         ends_second, break_minutes, starts_at, ends_at, published_at)
       select $1, gen_random_uuid(), $2, at::timestamptz at time zone 'America/Denver',
         (at::timestamptz + interval '8 hours') at time zone 'America/Denver', 'America/Denver', false, false, 30,
         at::timestamptz, at::timestamptz + interval '8 hours', '2026-06-01'
       from unnest($3::text[]) at`,
      [on.company, person.personId, starts],
    );
    for (const [day, startsAt] of starts.entries()) {
      const outcome = outcomeOf(index, day);
      if (outcome === 'punched') await addPunch(on, person, after(startsAt, -60));
      if (outcome === 'time_off') {
        await addTimeOff(on, person, { from: startsAt, to: after(startsAt, 8 * 3600) });
      }
    }
  }
  return people;
}

/** A worker that dies before its transaction commits. */
async function killed(at: string): Promise<void> {
  await expect(
    cast.database.transaction(async (transaction) => {
      await transaction.query('select app.send_reminders($1)', [at]);
      throw new Error('killed');
    }),
  ).rejects.toThrow('killed');
}

function remind(at: string): Promise<readonly unknown[]> {
  return cast.database.query('select app.send_reminders($1)', [at]);
}
