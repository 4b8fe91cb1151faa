import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { minutesBetween, workedMinutes } from '../../packages/domain/src/index.ts';
import { addPerson, openCast, type Cast } from './support/cast.ts';
import { punchOf, record } from './support/punches.ts';

/** The database counts hours as the app and the pay engine do: in the minutes that a clock shows. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

const hourMs = 3_600_000;
const anyInstant = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2030, 0) });
const storedSchema = z.array(
  z.object({
    started_at: z.date(),
    ended_at: z.date(),
    breaks: z.array(z.object({ from_ms: z.number(), to_ms: z.number() })),
    minutes: z.int(),
  }),
);

test('the minutes between two instants are those of the app, an end before its start included', async () => {
  const pairs = fc.sample(
    fc.tuple(anyInstant, fc.integer({ min: -90_000, max: 20 * hourMs })),
    500,
  );
  const instants = pairs.map(([from, lasted]) => [from, from + lasted] as const);
  const rows = await cast.database.query<{ minutes: number }>(
    `select app.minutes_between(f, t) as minutes from unnest($1::timestamptz[], $2::timestamptz[]) as p (f, t)`,
    [instants.map(([from]) => new Date(from)), instants.map(([, to]) => new Date(to))],
  );
  expect(rows.map(({ minutes }) => minutes)).toEqual(
    instants.map(([from, to]) => minutesBetween(from, to)),
  );
});

test('stored days with meals have the minutes that the app works out from their times', async () => {
  const person = await addPerson(cast.database, cast.company, 'employee');
  const days = fc.sample(
    fc.tuple(
      fc.integer({ min: 61_000, max: 3 * hourMs }),
      fc.integer({ min: 61_000, max: hourMs }),
      fc.integer({ min: 61_000, max: 3 * hourMs }),
    ),
    // A week back, punches would wait for a decision.
    6,
  );
  for (const [index, [before, meal, after]] of days.entries()) {
    const startMs = Date.now() - (days.length - index) * 24 * hourMs;
    const at = (ms: number) => new Date(startMs + ms).toISOString();
    await record(cast.database, person.caller, [
      punchOf(person, { device_at: at(0) }),
      punchOf(person, { kind: 'break_start', break_kind: 'meal', device_at: at(before) }),
      punchOf(person, { kind: 'break_end', device_at: at(before + meal) }),
      punchOf(person, { kind: 'out', device_at: at(before + meal + after) }),
    ]);
  }
  const stored = storedSchema.parse(
    await cast.database.query(
      `select e.started_at, e.ended_at, app.worked_minutes(e.company_id, e.id, e.started_at, e.ended_at) as minutes,
         (select coalesce(jsonb_agg(jsonb_build_object(
            'from_ms', extract(epoch from b.started_at) * 1000, 'to_ms', extract(epoch from b.ended_at) * 1000
          )), '[]') from time_breaks b where b.company_id = e.company_id and b.entry_id = e.id) as breaks
       from time_entries e where e.person_id = $1 and e.ended_at is not null`,
      [person.personId],
    ),
  );
  expect(stored.length).toBe(days.length);
  for (const { started_at, ended_at, breaks, minutes } of stored) {
    const entry = {
      startedAt: started_at.getTime(),
      endedAt: ended_at.getTime(),
      breaks: breaks.map(({ from_ms, to_ms }) => ({
        kind: 'meal' as const,
        startedAt: from_ms,
        endedAt: to_ms,
      })),
    };
    expect(minutes).toBe(workedMinutes(entry, ended_at.getTime()));
  }
});
