import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import rules from '../../packages/domain/src/safety/cases/osha-rules.json' with { type: 'json' };
import { oshaLogSchema } from '../../packages/contract/src/incidents.ts';
import type { TestCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast } from './support/cast.ts';
import { callJson } from './support/hazards.ts';
import { incidentFacts, yard } from './support/incidents.ts';

/** Incidents and OSHA's requirements for them, for admins only. */
let cast: Cast;
let establishment: string;
beforeAll(async () => {
  cast = await openCast();
  establishment = randomUUID();
  await saveEstablishment(establishment);
});
afterAll(() => cast.close());

const saveEstablishment = (id: string, facts: object = {}, caller = cast.admin.caller) =>
  callJson(cast.database, caller, 'save_establishment($1, $2)', [id, { ...yard, ...facts }]);

const incident = (facts: object = {}): object =>
  incidentFacts(establishment, cast.employee.personId, facts);

const save = (facts: object = {}, id = randomUUID(), caller: TestCaller = cast.admin.caller) =>
  callJson(cast.database, caller, 'save_incident($1, $2)', [id, incident(facts)]);

const readLog = async (caller: TestCaller, year = 2026) =>
  callJson(cast.database, caller, 'osha_log($1)', [year]);

describe('who is no admin', () => {
  test('reads and writes nothing', async () => {
    for (const caller of [cast.employee.caller, cast.supervisor.caller]) {
      expect(await readLog(caller)).toEqual({ verdict: 'refused', reason: 'not_allowed' });
      expect(await save({}, randomUUID(), caller)).toMatchObject({ reason: 'not_allowed' });
      expect(await saveEstablishment(randomUUID(), {}, caller)).toMatchObject({
        reason: 'not_allowed',
      });
    }
  });

  test('of another company, sees nothing and names nothing of this one', async () => {
    expect(await readLog(cast.foreign.admin.caller)).toMatchObject({
      establishments: [],
      incidents: [],
    });
    expect(await save({}, randomUUID(), cast.foreign.admin.caller)).toMatchObject({
      detail: 'establishment_id',
    });
  });
});

describe('what is wrong', () => {
  test.each([
    ['naics', { naics: '23731' }],
    ['naics', { naics: '2373100' }],
    ['zip', { zip: '8052' }],
    ['state', { state: 'Colorado' }],
    ['ein', { ein: '12-3456789' }],
  ])('%s of an establishment is refused', async (detail, facts) => {
    expect(await saveEstablishment(randomUUID(), { name: 'Other', ...facts })).toEqual({
      verdict: 'refused',
      reason: 'invalid_input',
      detail,
    });
  });

  test.each([
    ['died_on', { outcome: 'death', severity: 'death' }],
    ['died_on', { died_on: '2026-03-10' }],
    ['severity', { outcome: 'death', died_on: '2026-03-10' }],
    ['days_away', { days_away: 0 }],
    ['days_away', { days_away: -1 }],
    ['days_away', { outcome: 'other', days_away: 1 }],
    ['days_away', { outcome: 'restricted', days_away: 1, days_restricted: 2 }],
    ['days_restricted', { outcome: 'restricted', days_away: 0, days_restricted: 0 }],
    ['days_restricted', { outcome: 'other', days_away: 0, days_restricted: 1 }],
    ['occurred_at', { occurred_at: '24:00' }],
    ['person_id', { person_id: randomUUID() }],
    ['what_happened', { what_happened: '' }],
    ['what_happened', { what_happened: 'x'.repeat(1001) }],
  ])('%s of an incident is refused, and nothing stored: %j', async (detail, facts) => {
    const id = randomUUID();
    expect(await save(facts, id)).toEqual({ verdict: 'refused', reason: 'invalid_input', detail });
    expect(await cast.database.query('select from incidents where id = $1', [id])).toEqual([]);
  });

  test.each([
    { outcome: 'other', days_away: 0 },
    { outcome: 'restricted', days_away: 0, days_restricted: 1 },
    { outcome: 'days_away', days_away: 1, days_restricted: 3 },
  ])('is nothing where days fit the outcome: %j', async (facts) => {
    expect(await save(facts)).toMatchObject({ verdict: 'applied' });
  });

  test('is another name of a known establishment, and a version that is over', async () => {
    expect(await saveEstablishment(randomUUID())).toMatchObject({ reason: 'taken' });
    expect(await saveEstablishment(establishment)).toMatchObject({ reason: 'changed_meanwhile' });
    const id = randomUUID();
    expect(await save({}, id)).toMatchObject({ verdict: 'applied' });
    expect(await save({}, id)).toMatchObject({ reason: 'changed_meanwhile' });
  });
});

test('an admin reads the log of a year with what the forms ask, and changes it', async () => {
  const id = randomUUID();
  const saved = await save({ place: 'North stairs' }, id);
  expect(saved).toMatchObject({ verdict: 'applied', version: 1 });
  await callJson(cast.database, cast.admin.caller, 'save_osha_year($1, $2, $3)', [
    establishment,
    2026,
    { average_employees: 30, peak_employees: 45, hours_worked: 58_000 },
  ]);
  const changed = await callJson(cast.database, cast.admin.caller, 'save_incident($1, $2, $3)', [
    id,
    incident({ place: 'South stairs', is_form_done: true }),
    1,
  ]);
  expect(changed).toMatchObject({ verdict: 'applied', version: 2, number: saved['number'] });
  const log = oshaLogSchema.parse(await readLog(cast.admin.caller));
  expect(log.establishments[0]).toMatchObject({ name: 'Yard', year: { peak_employees: 45 } });
  expect(log.incidents.find((one) => one.id === id)).toMatchObject({
    place: 'South stairs',
    is_form_done: true,
    injury: 'Broken wrist',
    occurred_at: '09:30',
  });
  expect(oshaLogSchema.parse(await readLog(cast.admin.caller, 2025)).incidents).toEqual([]);
});

test.each(rules.deadlines)('OSHA hears of $name ($source)', async ({ severity, hours }) => {
  const [row] = await cast.database.query<{ hours: number | null }>(
    `select (extract(epoch from app.report_due_at($1, now()) - now()) / 3600)::integer as hours`,
    [severity],
  );
  expect(row?.hours ?? null).toBe(hours);
});

describe('deadlines', () => {
  const told = async (id: string) =>
    (
      await cast.database.query<{ key: string }>(
        `select dedupe_key as key from app.notifications
         where kind = 'incident_deadline' and payload ->> 'incident_id' = $1 order by 1`,
        [id],
      )
    ).map(({ key }) => key.replace(`${id} `, ''));
  const age = async (id: string, interval: string) => {
    await cast.database.query(
      `update incidents set known_at = now() - $2::interval where id = $1`,
      [id, interval],
    );
    await cast.database.query('select app.tell_incident_deadlines()');
    await cast.database.query('select app.tell_incident_deadlines()');
    return told(id);
  };

  test('are told to admins at once and again before they end, each once', async () => {
    const id = randomUUID();
    await save({ severity: 'death', outcome: 'death', died_on: '2026-03-09' }, id);
    expect(await told(id)).toEqual(['report now']);
    expect(await age(id, '5 hours 59 minutes')).toEqual(['report now']);
    expect(await age(id, '6 hours 1 minute')).toEqual(['report now', 'report soon']);
  });

  test('of an amputation are told six hours before', async () => {
    const id = randomUUID();
    await save({ severity: 'amputation' }, id);
    expect(await age(id, '17 hours 59 minutes')).toEqual(['report now']);
    expect(await age(id, '18 hours 1 minute')).toEqual(['report now', 'report soon']);
  });

  // The form is due at the end of the seventh day; notices are sent from two days before to one day after.
  test.each([
    [5, []],
    [6, ['form soon']],
    [8, ['form soon']],
    [9, []],
  ])('of the form, %i days after someone heard of the injury: %j', async (days, keys) => {
    const id = randomUUID();
    await save({}, id);
    await cast.database.query(
      `update incidents i set known_at =
         ((now() at time zone s.time_zone)::date - $2::integer + time '12:00') at time zone s.time_zone
       from company_settings s where s.company_id = i.company_id and i.id = $1`,
      [id, days],
    );
    await cast.database.query('select app.tell_incident_deadlines()');
    expect(await told(id)).toEqual(keys);
  });

  test('of the form are told once, and not once it is done', async () => {
    const [open, done] = [randomUUID(), randomUUID()];
    await save({}, open);
    await save({ is_form_done: true }, done);
    expect(await age(open, '7 days')).toEqual(['form soon']);
    expect(await age(done, '7 days')).toEqual([]);
  });

  test('are no one’s where no call is due', async () => {
    const id = randomUUID();
    await save({ is_recordable: false }, id);
    expect(await age(id, '7 days')).toEqual([]);
  });
});
