import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { longAgo, addPerson, openCast, type Cast, type Person } from './support/cast.ts';
import { daysAgo, entriesOf, minutesAgo, punchOf, recordOne } from './support/punches.ts';

/** People's locations between punches: which are kept, which are only counted, and who may read them. */
let cast: Cast;
let person: Person;
beforeAll(async () => {
  cast = await openCast();
  await cast.database.query(
    `insert into location_notices (company_id, version, text_en, text_es, covers_trail, written_at)
     values ($1, 2, 'Where you work', 'Donde trabaja', true, ${longAgo})`,
    [cast.company],
  );
  await cast.database.query(
    `update company_settings set location_mode = 'trail' where company_id = $1`,
    [cast.company],
  );
});
afterAll(() => cast.close());
beforeEach(async () => {
  person = await addPerson(cast.database, cast.company, 'employee');
});

const hoursAgo = (hours: number) => minutesAgo(hours * 60);

async function call(caller: TestCaller, sql: string, parameters: unknown[]): Promise<unknown> {
  const [row] = await asCaller<{ answer: unknown }>(
    cast.database,
    caller,
    `select ${sql} as answer`,
    parameters.map((one) => (typeof one === 'string' || one === null ? one : JSON.stringify(one))),
  );
  return row?.answer;
}

const pointAt = (at: string, said: object = {}) => ({
  id: randomUUID(),
  at,
  lat: 40,
  lng: -105.25,
  accuracy_m: 8,
  ...said,
});

const send = (points: unknown, about = person, caller = person.caller) =>
  call(caller, 'record_trail($1, $2)', [about.personId, points]);

const choose = (choice: 'acknowledged' | 'withdrawn', at: string) =>
  cast.database.query(
    `insert into location_choices (company_id, person_id, version, choice, way, language, chosen_at)
     values ($1, $2, 2, $3, 'app', 'en', $4)`,
    [cast.company, person.personId, choice, at],
  );

const punch = (kind: 'in' | 'out' | 'break_start' | 'break_end', at: string) =>
  recordOne(
    cast.database,
    person.caller,
    punchOf(person, { kind, break_kind: kind === 'break_start' ? 'meal' : null, device_at: at }),
  );

async function storedAt(): Promise<string[]> {
  const rows = await cast.database.query<{ at: Date }>(
    'select at from app.location_points where person_id = $1 order by at',
    [person.personId],
  );
  return rows.map(({ at }) => at.toISOString());
}

async function counted() {
  return cast.database.query<{ reason: string; was_stored: boolean; points: number }>(
    `select reason, was_stored, count(*)::int as points from app.location_rejections where person_id = $1
     group by 1, 2 order by 1, 2`,
    [person.personId],
  );
}

describe('a trail is refused as a whole, naming the field', () => {
  const now = () => minutesAgo(0);
  test.each([
    ['nothing', 'points', () => []],
    ['no list', 'points', () => ({})],
    ['10,000 at once', 'points', () => Array.from({ length: 10_000 }, () => pointAt(now()))],
    ['101 at once', 'points', () => Array.from({ length: 101 }, () => pointAt(now()))],
    ['a point that is none', 'points.0', () => [7]],
    ['no id', 'points.0.id', () => [pointAt(now(), { id: null })]],
    ['the future', 'points.1.at', () => [pointAt(now()), pointAt(minutesAgo(-2))]],
    ['no time', 'points.0.at', () => [pointAt('yesterday')]],
    ['no fix', 'points.0.lat', () => [pointAt(now(), { lat: null })]],
    ['a pole beyond the pole', 'points.0.lat', () => [pointAt(now(), { lat: 90.001 })]],
    ['half a fix', 'points.0.lng', () => [pointAt(now(), { lng: undefined })]],
    ['a negative accuracy', 'points.0.accuracy_m', () => [pointAt(now(), { accuracy_m: -1 })]],
  ])('%s', async (_, detail, points) => {
    await choose('acknowledged', daysAgo(1));
    await punch('in', hoursAgo(1));
    expect(await send(points())).toEqual({ verdict: 'refused', reason: 'invalid_input', detail });
    expect(await storedAt()).toEqual([]);
    expect(await counted()).toEqual([]);
  });

  test('someone else’s, a tablet’s, and ids that another person’s points have', async () => {
    await choose('acknowledged', daysAgo(1));
    await punch('in', hoursAgo(1));
    const point = pointAt(now());
    for (const about of [cast.employee, cast.foreign.employee])
      expect(await send([point], about)).toMatchObject({ detail: 'person' });
    expect(await send([point], person, cast.kiosk.caller)).toMatchObject({ reason: 'not_allowed' });
    expect(await send([point])).toMatchObject({ stored: 1 });
    const theirs = [pointAt(now()), point];
    expect(await send(theirs, cast.employee, cast.employee.caller)).toMatchObject({
      detail: 'points.1.id',
    });
  });
});

describe('a point is judged by the ledger at its own time', () => {
  test('and only counted off the clock, on a break, and before the acknowledgement', async () => {
    await choose('acknowledged', hoursAgo(9));
    await punch('in', hoursAgo(10));
    await punch('break_start', hoursAgo(6));
    await punch('break_end', hoursAgo(5));
    await punch('out', hoursAgo(2));
    const kept = [hoursAgo(8), hoursAgo(6.01), hoursAgo(4.99), hoursAgo(2.01)];
    const others = [11, 9.5, 6, 5.5, 2, 1].map((hours) => pointAt(hoursAgo(hours)));
    expect(await send([...kept.map((at) => pointAt(at)), ...others])).toEqual({
      verdict: 'applied',
      stored: 4,
      // A point off the clock and before the acknowledgement counts as not acknowledged.
      rejected: { not_acknowledged: 2, on_break: 2, off_clock: 2 },
    });
    expect(await storedAt()).toEqual(kept);
  });

  test('once, however often a phone sends it', async () => {
    await choose('acknowledged', daysAgo(1));
    await punch('in', hoursAgo(2));
    const points = [pointAt(hoursAgo(1)), pointAt(hoursAgo(3))];
    expect(await send([...points, ...points])).toMatchObject({
      stored: 1,
      rejected: { off_clock: 1 },
    });
    expect(await send(points)).toEqual({ verdict: 'applied', stored: 0, rejected: {} });
    expect(await counted()).toEqual([{ reason: 'off_clock', was_stored: false, points: 1 }]);
  });

  test('not after a withdrawal, nor under a notice that doesn’t mention it, nor in another mode', async () => {
    await choose('acknowledged', daysAgo(1));
    await punch('in', hoursAgo(2));
    await choose('withdrawn', hoursAgo(0.5));
    expect(await send([pointAt(hoursAgo(1))])).toMatchObject({ rejected: { not_acknowledged: 1 } });
    person = await addPerson(cast.database, cast.foreign.company, 'employee');
    expect(await send([pointAt(hoursAgo(1))])).toMatchObject({ rejected: { mode_off: 1 } });
  });
});

describe('when the ledger changes, points outside worked time are removed and counted', () => {
  test('by a clock-out and a break that arrive later, also on a legal hold', async () => {
    await choose('acknowledged', daysAgo(1));
    await punch('in', hoursAgo(8));
    await cast.database.query(
      `insert into legal_holds (id, company_id, kind, person_id, reason, set_by)
       values (gen_random_uuid(), $1, 'person', $2, 'A claim', $3)`,
      [cast.company, person.personId, cast.admin.personId],
    );
    const kept = hoursAgo(7);
    await send([kept, hoursAgo(5), hoursAgo(1)].map((at) => pointAt(at)));
    await punch('out', hoursAgo(2));
    await punch('break_start', hoursAgo(5.5));
    await punch('break_end', hoursAgo(4.5));
    expect(await storedAt()).toEqual([kept]);
    expect(await counted()).toEqual([
      { reason: 'off_clock', was_stored: true, points: 1 },
      { reason: 'on_break', was_stored: true, points: 1 },
    ]);
  });

  test('by a correction of the time, whose breaks count too', async () => {
    await choose('acknowledged', daysAgo(1));
    const [from, to] = [hoursAgo(8), hoursAgo(1)];
    await punch('in', from);
    await punch('out', to);
    const [kept, atMeal, after] = [hoursAgo(7), hoursAgo(5), hoursAgo(2)] as const;
    await send([kept, atMeal, after].map((at) => pointAt(at)));
    expect(await storedAt()).toEqual([kept, atMeal, after]);
    const [entry] = await entriesOf(cast.database, person);
    const corrected = {
      started_at: from,
      ended_at: hoursAgo(3),
      zone: 'America/Denver',
      project_id: null,
      cost_code_id: null,
      breaks: [{ kind: 'meal', started_at: hoursAgo(5.5), ended_at: hoursAgo(4.5) }],
    };
    expect(
      await call(cast.admin.caller, `correct_time($1, $2, 'change', $3, $4, 'Left at noon')`, [
        randomUUID(),
        person.personId,
        entry?.id ?? '',
        corrected,
      ]),
    ).toMatchObject({ verdict: 'applied', state: 'applied' });
    expect(await storedAt()).toEqual([kept]);
    expect(await counted()).toEqual([
      { reason: 'off_clock', was_stored: true, points: 1 },
      { reason: 'on_break', was_stored: true, points: 1 },
    ]);
  });

  test('by an automatic clock-out, after which later points are only counted', async () => {
    await cast.database.query(
      `insert into company_rules (company_id, kind, valid_from, rule, changed_at)
       values ($1, 'auto_out', '2001-01-01', '{"mode": "after_start", "at": null, "hours": 8}', $2)`,
      [cast.company, daysAgo(30)],
    );
    await choose('acknowledged', daysAgo(1));
    await punch('in', hoursAgo(10));
    const kept = hoursAgo(2.01);
    await send([kept, hoursAgo(1.99)].map((at) => pointAt(at)));
    const [row] = await cast.database.query<{ did: boolean }>(
      'select app.clock_out_automatically($1, $2) as did',
      [cast.company, person.personId],
    );
    expect(row?.did).toBe(true);
    expect(await storedAt()).toEqual([kept]);
    expect(await send([pointAt(hoursAgo(1))])).toMatchObject({ rejected: { off_clock: 1 } });
    expect(await storedAt()).toEqual([kept]);
  });

  /** Events in the order that the phone sent them, each some minutes before now. */
  type Event = readonly ['in' | 'out' | 'break_start' | 'break_end' | Choice | 'point', number];
  type Choice = 'acknowledged' | 'withdrawn';

  test('for any order of punches, breaks, acknowledgements and points', async () => {
    const minute = fc.integer({ min: 1, max: 600 });
    const kinds = ['in', 'out', 'break_start', 'break_end', 'acknowledged', 'withdrawn'] as const;
    const event: fc.Arbitrary<Event> = fc.oneof(
      fc.tuple(fc.constantFrom(...kinds), minute),
      fc.tuple(fc.constant('point' as const), minute),
    );
    let [stored, removed] = [0, 0];
    const atWork: readonly Event[] = [
      ['acknowledged', 600],
      ['in', 590],
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(event, { minLength: 5, maxLength: 14 }),
        async (isAtWork, events) => {
          person = await addPerson(cast.database, cast.company, 'employee');
          const choices: (readonly [Choice, string])[] = [];
          // Judged by the last answer before the point arrived, if it wasn't withdrawn since.
          const agreed = new Set<string>();
          for (const [kind, minutes] of [...(isAtWork ? atWork : []), ...events]) {
            const at = minutesAgo(minutes);
            if (kind === 'point') {
              const last = choices
                .filter(([, chosenAt]) => chosenAt <= at)
                .sort(byTime)
                .at(-1);
              const isWithdrawn = choices.some(
                ([choice, chosenAt]) => choice === 'withdrawn' && last && chosenAt > last[1],
              );
              if (last?.[0] === 'acknowledged' && !isWithdrawn) agreed.add(at);
              await send([pointAt(at)]);
            } else if (kind === 'acknowledged' || kind === 'withdrawn') {
              choices.push([kind, at]);
              await choose(kind, at);
            } else await punch(kind, at);
          }
          const kept = await storedAt();
          expect(kept.filter((at) => !agreed.has(at))).toEqual([]);
          const outside = await cast.database.query(
            `select p.at from app.location_points p
             where p.person_id = $1 and (
               not exists (
                 select from time_entries e
                 where e.person_id = $1 and e.state in ('open', 'closed') and e.started_at <= p.at
                   and coalesce(e.ended_at, 'infinity') > p.at
               )
               or exists (
                 select from time_breaks b join time_entries e on e.id = b.entry_id
                 where e.person_id = $1 and e.state in ('open', 'closed') and b.started_at <= p.at
                   and coalesce(b.ended_at, 'infinity') > p.at
               )
             )`,
            [person.personId],
          );
          expect(outside).toEqual([]);
          stored += kept.length;
          for (const { was_stored: wasStored, points } of await counted())
            if (wasStored) removed += points;
        },
      ),
      {
        numRuns: 8,
        // One kept and one discarded, so that the property tests both.
        examples: [
          [
            true,
            [
              ['point', 500],
              ['point', 200],
              ['out', 300],
            ],
          ],
        ],
      },
    );
    expect(stored).toBeGreaterThan(0);
    expect(removed).toBeGreaterThan(0);
  });
});

const byTime = (one: readonly [string, string], other: readonly [string, string]) =>
  one[1] < other[1] ? -1 : 1;

describe('a day of someone', () => {
  test('is read only by the person and by an admin, who gives a reason that the person can read', async () => {
    await choose('acknowledged', daysAgo(1));
    await punch('in', hoursAgo(1));
    const at = minutesAgo(30);
    await send([pointAt(at)]);
    const [day] = await cast.database.query<{ day: string }>(
      'select ($1::timestamptz at time zone app.person_zone($2, $3))::date::text as day',
      [at, cast.company, person.personId],
    );
    const read = (caller: TestCaller, purpose: string | null = 'A question') =>
      call(caller, 'read_trail($1, $2, $3)', [person.personId, day?.day ?? '', purpose]);
    const others = [cast.supervisor, cast.employee, cast.foreign.admin].map(({ caller }) => caller);
    for (const caller of [...others, cast.kiosk.caller, cast.superAdmin])
      expect(await read(caller)).toMatchObject({ reason: 'not_found' });
    for (const purpose of [null, ' '])
      expect(await read(cast.admin.caller, purpose)).toMatchObject({ reason: 'purpose_missing' });
    expect(await read(cast.admin.caller)).toMatchObject({ points: [{ at }], work: [{}] });
    expect(await read(person.caller, null)).toMatchObject({ points: [{ at }] });
    expect(await call(person.caller, 'list_location_reads()', [])).toMatchObject({
      reads: [{ purpose: 'A question', points: 1 }],
    });
    for (const caller of [person.caller, cast.admin.caller, cast.superAdmin])
      await expect(
        asCaller(cast.database, caller, 'select lat from app.location_points'),
      ).rejects.toMatchObject({ code: '42501' });
  });
});

test('the trail can’t be turned on before the notice mentions it, and the notice must keep mentioning it', async () => {
  const admin = cast.foreign.admin.caller;
  const facts = {
    cost_code_rule: 'off',
    note_rule: 'off',
    location_mode: 'trail',
    trail_minutes: 5,
  };
  const version = async () => {
    const [row] = await cast.database.query<{ version: number }>(
      'select version from company_settings where company_id = $1',
      [cast.foreign.company],
    );
    return row?.version ?? 0;
  };
  const turnOn = async () =>
    call(admin, `save_company_settings('clock', $1::int, $2)`, [await version(), facts]);
  expect(await turnOn()).toEqual({ verdict: 'refused', reason: 'notice_lacks_trail' });
  const write = (text: string, notice: number, covers: boolean) =>
    call(admin, 'save_location_notice($1, $1, $2::int, $3::boolean)', [text, notice, covers]);
  expect(await write('Where you work', 1, true)).toMatchObject({ version: 2 });
  expect(await turnOn()).toMatchObject({ verdict: 'applied' });
  expect(await write('Nothing', 2, false)).toMatchObject({ reason: 'notice_lacks_trail' });
});
