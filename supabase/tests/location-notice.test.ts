import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { addPerson, openCast, sitePlace, type Cast, type Person } from './support/cast.ts';
import { minutesAgo, punchOf, recordOne } from './support/punches.ts';

/** A company's notice about location, people's answers to it, and their effect on stored coordinates. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

type Verdict = { readonly verdict: string; readonly reason?: string; readonly detail?: string };

async function call<T = Verdict>(
  caller: TestCaller,
  sql: string,
  ...parameters: (string | number | null)[]
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

const choose = ({ caller }: Pick<Person, 'caller'>, choice: string | null, version = 1) =>
  call(caller, 'choose_location($1, $2, $3)', version, choice, 'es');
const onPaper = (caller: TestCaller, person: string, choice = 'acknowledged', version = 1) =>
  call(caller, 'record_paper_notice($1, $2, $3, $4)', person, version, choice, 'es');

async function choicesOf({ personId }: Pick<Person, 'personId'>): Promise<readonly object[]> {
  return cast.database.query(
    'select choice, version, way, recorded_by from location_choices where person_id = $1 order by chosen_at',
    [personId],
  );
}

describe('an answer to the notice', () => {
  test('is refused to a kiosk, the platform and a stranger', async () => {
    for (const caller of [cast.kiosk.caller, cast.superAdmin]) {
      expect(await choose({ caller }, 'acknowledged')).toMatchObject({ reason: 'not_allowed' });
      expect(await call(caller, 'my_location_notice()')).toMatchObject({ reason: 'not_allowed' });
    }
    await expect(choose({ caller: cast.anon }, 'acknowledged')).rejects.toMatchObject({
      code: '42501',
    });
  });

  test('on paper is recorded by a lead for their crew and by an admin for anyone, but not for people with a login', async () => {
    const { helper, employee } = cast;
    for (const { caller } of [employee, { caller: cast.kiosk.caller }])
      expect(await onPaper(caller, helper.personId)).toMatchObject({ reason: 'not_allowed' });
    for (const { caller } of [cast.otherSupervisor, cast.foreign.admin])
      expect(await onPaper(caller, helper.personId)).toMatchObject({ reason: 'not_found' });
    for (const { caller } of [cast.supervisor, cast.admin])
      expect(await onPaper(caller, employee.personId)).toMatchObject({ reason: 'not_allowed' });
    expect(await choicesOf(helper)).toEqual([]);
    expect(await onPaper(cast.supervisor.caller, helper.personId)).toEqual({ verdict: 'applied' });
    expect(await onPaper(cast.admin.caller, helper.personId, 'withdrawn')).toEqual({
      verdict: 'applied',
    });
    expect(await choicesOf(helper)).toMatchObject([
      { choice: 'acknowledged', way: 'paper', recorded_by: cast.supervisor.personId },
      { choice: 'withdrawn', way: 'paper', recorded_by: cast.admin.personId },
    ]);
  });

  test.each([
    ['something else', 'maybe', 1, { reason: 'invalid_input', detail: 'choice' }],
    ['nothing', null, 1, { reason: 'invalid_input', detail: 'choice' }],
    ['a text that they have not read', 'acknowledged', 2, { reason: 'changed_meanwhile' }],
  ])('is refused for %s', async (_, choice, version, refusal) => {
    const person = await addPerson(cast.database, cast.company, 'employee');
    expect(await choose(person, choice, version)).toMatchObject(refusal);
    expect(await choicesOf(person)).toEqual([]);
  });

  test('reaches the person’s own device, and a repeated answer counts once', async () => {
    const person = await addPerson(cast.database, cast.company, 'employee');
    const asked = async () => {
      const { clock_settings } = await call<{ clock_settings: { asks_location: boolean } }>(
        person.caller,
        'my_identity()',
      );
      return clock_settings.asks_location;
    };
    expect(await asked()).toBe(true);
    for (const choice of ['acknowledged', 'acknowledged', 'withdrawn']) {
      expect(await choose(person, choice)).toEqual({ verdict: 'applied' });
      expect(await asked()).toBe(false);
    }
    expect(await choicesOf(person)).toHaveLength(2);
    expect(await call(person.caller, 'my_location_notice()')).toMatchObject({
      mode: 'punch',
      version: 1,
      choice: 'withdrawn',
      choices: [{ choice: 'withdrawn' }, { choice: 'acknowledged' }],
    });
  });
});

describe('a coordinate', () => {
  test('is dropped without acknowledgement, and the punch and its verdict stay', async () => {
    const person = await addPerson(cast.database, cast.company, 'employee');
    expect(await keeps(person)).toEqual({ place_verdict: 'inside', lat: null });
  });

  test('is kept of the time after it, and not before', async () => {
    const person = await addPerson(cast.database, cast.company, 'employee');
    await chose(person, 'acknowledged', 20);
    expect(await keeps(person, 10)).toEqual({ place_verdict: 'inside', lat: sitePlace.lat });
    expect(await keeps(person, 30)).toEqual({ place_verdict: 'inside', lat: null });
  });

  test('made before a withdrawal and sent after it is dropped', async () => {
    const person = await addPerson(cast.database, cast.company, 'employee');
    await chose(person, 'acknowledged', 20);
    await chose(person, 'withdrawn', 5);
    expect(await keeps(person, 10)).toMatchObject({ lat: null });
  });

  test('on paper is kept as well', async () => {
    await onPaper(cast.supervisor.caller, cast.helper.personId);
    const { helper, supervisor } = cast;
    expect(await keeps({ ...helper, caller: supervisor.caller }, 0)).toMatchObject({
      lat: sitePlace.lat,
    });
  });
});

describe('the notice', () => {
  test('is written by an admin over the version that they have read', async () => {
    const { foreign } = cast;
    const save = (caller: TestCaller, text: string | null, version = 1) =>
      call(caller, 'save_location_notice($1, $2, $3)', text, 'Dónde está', version);
    for (const { caller } of [cast.employee, cast.supervisor])
      expect(await save(caller, 'Where you are')).toMatchObject({ reason: 'not_allowed' });
    const admin = foreign.admin.caller;
    for (const text of ['  ', null, 'x'.repeat(4001)])
      expect(await save(admin, text)).toMatchObject({ reason: 'invalid_input', detail: 'text_en' });
    expect(await save(admin, 'Where you are', 0)).toMatchObject({ reason: 'changed_meanwhile' });
    expect(await save(admin, 'x'.repeat(4000))).toEqual({ verdict: 'applied', version: 2 });
    // The response was lost, so the request is sent again.
    expect(await save(admin, 'x'.repeat(4000))).toEqual({ verdict: 'applied', version: 2 });
    expect(await save(admin, 'Where you are')).toMatchObject({ reason: 'changed_meanwhile' });
  });

  test('asks everyone again if it is new, and keeps earlier answers', async () => {
    const { foreign } = cast;
    const [latest] = await cast.database.query<{ version: number }>(
      'select max(version)::integer as version from location_notices where company_id = $1',
      [foreign.company],
    );
    const version = latest?.version ?? 0;
    expect(await choose(foreign.employee, 'acknowledged', version)).toEqual({ verdict: 'applied' });
    await call(foreign.admin.caller, 'save_location_notice($1, $2, $3)', 'New', 'Nuevo', version);
    expect(await call(foreign.employee.caller, 'my_location_notice()')).toMatchObject({
      version: version + 1,
      text_en: 'New',
      choice: 'none',
      choices: [{ choice: 'acknowledged', version }],
    });
    expect(await keeps(foreign.employee)).toMatchObject({ lat: null });
  });

  test('and the answers to it are changed by no one', async () => {
    for (const table of ['location_notices', 'location_choices']) {
      for (const change of [
        `update ${table} set company_id = company_id`,
        `delete from ${table}`,
        `truncate ${table} cascade`,
      ]) {
        await expect(cast.database.query(change), change).rejects.toMatchObject({ code: '42501' });
      }
    }
  });
});

/** Records an on-site punch from some minutes ago and returns the part that was kept. */
async function keeps(person: Pick<Person, 'personId' | 'caller'>, minutes = 0) {
  const location = { ...sitePlace, accuracy_m: 5, age_ms: 500, mock: false };
  const foreign = person === cast.foreign.employee;
  const punch = punchOf(person, {
    location,
    device_at: minutesAgo(minutes),
    project_id: foreign ? null : cast.project,
  });
  await recordOne(cast.database, person.caller, punch);
  const [row] = await cast.database.query(
    `select p.place_verdict, l.lat from punches p left join punch_locations l on l.punch_id = p.id
     where p.id = $1`,
    [punch.id],
  );
  return row;
}

/** Records the person's choice as made some minutes ago. */
async function chose({ personId }: Person, choice: string, minutes: number): Promise<void> {
  await cast.database.query(
    `insert into location_choices (company_id, person_id, version, choice, way, language, chosen_at)
     values ($1, $2, 1, $3, 'app', 'es', $4)`,
    [cast.company, personId, choice, minutesAgo(minutes)],
  );
}
