import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  attendanceSchema,
  locationReadsSchema,
  type TrackingList,
  trackingListSchema,
} from '../../packages/contract/src/tracking.ts';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { acknowledgeLocation, addPerson, openCast, sitePlace, type Cast } from './support/cast.ts';
import { punchOf, recordOne } from './support/punches.ts';

/** Admins' view of everyone's phones and answers, and everyone's view of who looked at their data. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
  await acknowledgeLocation(cast.database);
});
afterAll(() => cast.close());

async function call<T>(
  caller: TestCaller,
  sql: string,
  parameters: (string | boolean | null)[] = [],
): Promise<T> {
  const [row] = await asCaller<{ answer: T }>(
    cast.database,
    caller,
    `select ${sql} as answer`,
    parameters,
  );
  if (row === undefined) throw new Error(`${sql} answered nothing`);
  return row.answer;
}

const listed = async () =>
  trackingListSchema.parse(await call<TrackingList>(cast.admin.caller, 'list_tracking()'));

async function listedOf(person: string) {
  const found = (await listed()).people.find(({ person_id }) => person_id === person);
  if (found === undefined) throw new Error('not listed');
  return found;
}

test('no one but an admin sees everyone, and an admin no one of another company', async () => {
  const others = [cast.employee.caller, cast.supervisor.caller, cast.kiosk.caller, cast.superAdmin];
  for (const caller of others) {
    for (const sql of ['list_tracking()', 'attendance_compliance()', 'list_location_reads(true)'])
      expect(await call(caller, sql), sql).toMatchObject({ reason: 'not_allowed' });
  }
  for (const sql of ['list_tracking()', 'attendance_compliance()', 'list_location_reads()'])
    await expect(call(cast.anon, sql), sql).rejects.toMatchObject({ code: '42501' });
  const people = (await listed()).people.map(({ person_id }) => person_id);
  expect(people).toContain(cast.employee.personId);
  expect(people).not.toContain(cast.foreign.employee.personId);
});

describe('a problem is listed first', () => {
  type Device = { readonly [column: string]: string | number | null };
  async function withDevice(hoursAgo: number, device: Device): Promise<string> {
    const { personId } = await addPerson(cast.database, cast.company, 'employee');
    await cast.database.query(
      `insert into location_choices (company_id, person_id, version, choice, way, language)
       values ($1, $2, 1, 'acknowledged', 'app', 'en')`,
      [cast.company, personId],
    );
    const columns = Object.keys(device);
    await cast.database.query(
      `insert into device_reports
         (company_id, person_id, device_id, last_contact_at, ${columns.join(', ')})
       values ($1, $2, $3, now() - make_interval(secs => $4),
         ${columns.map((_, index) => `$${index + 5}`).join(', ')})`,
      [cast.company, personId, randomUUID(), hoursAgo * 3600, ...Object.values(device)],
    );
    return personId;
  }
  const sent = new Date().toISOString();
  const old = new Date(Date.now() - 3601_000).toISOString();
  const recent = new Date(Date.now() - 3500_000).toISOString();

  test.each([
    ['nothing wrong', 0, { app_version: '1.10.0', nothing_unsent_at: sent }, []],
    ['contact just within a day', 23.99, { app_version: '1.10.0' }, []],
    ['no contact for a day', 24.01, { app_version: '1.10.0' }, ['silent']],
    ['silence of a month', 31 * 24, { app_version: '1.10.0' }, ['silent']],
    ['permission lost', 0, { location_permission: 'denied' }, ['permission']],
    ['unknown facts', 0, { location_permission: 'unknown' }, []],
    ['an app that fakes places', 0, { mock_location: 'on' }, ['mock']],
    ['an older version', 0, { app_version: '1.9.12' }, ['old_version']],
    ['a version that is none', 0, { app_version: 'nightly' }, []],
    ['records unsent for an hour', 0, { unsent_items: 2, nothing_unsent_at: old }, ['unsent']],
    ['records on their way', 0, { unsent_items: 2, nothing_unsent_at: recent }, []],
    ['records never sent', 50, { unsent_items: 1 }, ['unsent', 'silent']],
  ])('%s', async (_, hoursAgo, device: Device, problems) => {
    const person = await withDevice(hoursAgo, device);
    expect((await listedOf(person)).problems).toEqual(problems);
  });

  test('someone who has not answered, and a punch with a mock location', async () => {
    const person = await addPerson(cast.database, cast.company, 'employee');
    const location = { ...sitePlace, accuracy_m: 5, age_ms: 0, mock: true };
    await recordOne(cast.database, person.caller, punchOf(person, { location }));
    expect(await listedOf(person.personId)).toMatchObject({
      choice: 'none',
      problems: ['not_acknowledged', 'mock'],
      device: null,
    });
    const { people } = await listed();
    const first = people.findIndex(({ problems }) => problems.length === 0);
    expect(people.slice(first).every(({ problems }) => problems.length === 0)).toBe(true);
    expect(JSON.stringify(people)).not.toContain(String(sitePlace.lng));
  });
});

describe('a look at someone’s location', () => {
  test('is in their own list at once with its reason, and in no one else’s', async () => {
    const { employee, admin, loner } = cast;
    const location = { ...sitePlace, accuracy_m: 5, age_ms: 0, mock: false };
    await recordOne(cast.database, employee.caller, punchOf(employee, { location }));
    const read = async (caller: TestCaller, ofCompany = false) =>
      locationReadsSchema.parse(await call(caller, 'list_location_reads($1)', [ofCompany])).reads;
    expect(await read(employee.caller)).toEqual([]);
    expect(
      await call(
        admin.caller,
        `read_punch_locations($1, now() - interval '1 day', now(), 'Was the crew on site?')`,
        [employee.personId],
      ),
    ).toMatchObject({ points: [{ lat: sitePlace.lat, zone: expect.any(String) }] });
    const look = {
      reader: { person_id: admin.personId },
      person: { person_id: employee.personId },
      purpose: 'Was the crew on site?',
      points: 1,
    };
    expect(await read(employee.caller)).toMatchObject([look]);
    const told = await cast.database.query(
      `select topic from realtime.messages where topic like 'person:%:looks'`,
    );
    expect(told).toEqual([{ topic: `person:${employee.personId}:looks` }]);
    expect(await read(loner.caller)).toEqual([]);
    expect(await read(admin.caller)).toEqual([]);
    expect(await read(admin.caller, true)).toMatchObject([look]);
    expect((await listed()).coordinates.oldest_at).not.toBeNull();
  });

  test('can’t be had past the function that logs it, by any role', async () => {
    const roles = [cast.admin, cast.supervisor, cast.employee, cast.foreign.admin];
    const callers = [...roles.map(({ caller }) => caller), cast.kiosk.caller, cast.superAdmin];
    for (const caller of [...callers, cast.anon]) {
      for (const sql of [
        'select lat from punch_locations',
        'select * from app.punch_locations_unplaced',
        'select location_permission from device_reports',
        'select facts from app.device_changes',
        'select device_id from location_choices',
        `insert into location_reads (purpose) values ('x')`,
      ]) {
        await expect(asCaller(cast.database, caller, sql), sql).rejects.toMatchObject({
          code: '42501',
        });
      }
    }
  });
});

test('attendance counts days with something wrong, by week and crew', async () => {
  const day = (exceptions: string[], daysAgo: number, person: string) =>
    cast.database.query(
      `insert into day_results (company_id, person_id, date, week_from, regular_minutes, overtime_minutes,
         double_minutes, meal_premium_minutes, rest_premium_minutes, deducted_minutes, is_open, needs_review, lines,
         ranges, breaks, exceptions, tzdata)
       select $1, $2, d.day, d.day, 480, 0, 0, 0, 0, 0, false, false, '[]', '[]', '[]', $4, ''
       from (select app.company_today($1) - $3::integer as day) d`,
      [
        cast.company,
        person,
        daysAgo,
        JSON.stringify(exceptions.map((kind) => ({ kind, entry_id: null }))),
      ],
    );
  const { employee, loner } = cast;
  await day(['estimated', 'missing_out', 'long_shift'], 2, employee.personId);
  await day(['first_meal_late'], 2, loner.personId);
  await day(['first_meal_taken_without_record'], 55, employee.personId);
  await day(['estimated'], 56, employee.personId);
  await cast.database.query(
    `insert into certificates (id, company_id, person_id, kind, expires_on)
     select gen_random_uuid(), $1, $2, c.kind, app.company_today($1) + c.days
     from (values ('Due', 60), ('Far', 61), ('Over', -1), ('Renewed', -1), ('Renewed', 300)) as c (kind, days)`,
    [cast.company, employee.personId],
  );
  const { rows, certificates } = attendanceSchema.parse(
    await call(cast.admin.caller, 'attendance_compliance()'),
  );
  const counts = rows.map(({ crew, is_all, days, missed_punches, meals, long_shifts }) => [
    is_all ? 'all' : crew,
    [days, missed_punches, meals, long_shifts],
  ]);
  expect(counts).toEqual([
    ['all', [2, 1, 1, 1]],
    ['Crew one', [1, 1, 0, 1]],
    [null, [1, 0, 1, 0]],
    ['all', [1, 0, 0, 0]],
    ['Crew one', [1, 0, 0, 0]],
  ]);
  expect(certificates.map(({ kind, is_expired }) => [kind, is_expired])).toEqual([
    ['Over', true],
    ['Due', false],
  ]);
});
