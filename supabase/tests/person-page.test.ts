import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { addPerson, openCast, type Cast, type Person } from './support/cast.ts';
import { punchOf, record } from './support/punches.ts';
import { call } from './support/person-records.ts';

/** The parts of a person's page that each role sees, including the emergency contact. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

describe('the emergency contact', () => {
  const save = (caller: TestCaller, person: Person, version: number, name: string | null) =>
    call(cast, caller, 'save_emergency_contact($1, $2, $3, null, $4)', [
      person.personId,
      version,
      name,
      name === null ? null : '555 0199',
    ]);

  test('is written by the person and admins, and only read by their supervisor', async () => {
    expect(await save(cast.supervisor.caller, cast.employee, 0, 'A sister')).toMatchObject({
      reason: 'not_found',
    });
    expect(await save(cast.employee.caller, cast.employee, 0, 'A sister')).toEqual({
      verdict: 'applied',
    });
    const read = (caller: TestCaller) =>
      asCaller(cast.database, caller, 'select name from emergency_contacts where person_id = $1', [
        cast.employee.personId,
      ]);
    expect(await read(cast.supervisor.caller)).toEqual([{ name: 'A sister' }]);
    expect(await read(cast.loner.caller)).toEqual([]);
    expect(await save(cast.admin.caller, cast.employee, 0, 'A brother')).toMatchObject({
      reason: 'changed_meanwhile',
    });
    expect(await save(cast.admin.caller, cast.employee, 1, null)).toEqual({ verdict: 'applied' });
    expect(await read(cast.employee.caller)).toEqual([]);
  });
});

describe('the person page', () => {
  type Named = { readonly name: string };
  type Page = {
    verdict: string;
    person: { role: string; crews: Named[]; projects: Named[] };
    office: object | null;
  };
  const page = (caller: TestCaller, person: Person) =>
    call<Page>(cast, caller, 'person_page($1)', [person.personId]);

  test('is for the person, their supervisor and admins, the office’s part only for admins', async () => {
    for (const caller of [
      cast.loner.caller,
      cast.otherSupervisor.caller,
      cast.foreign.admin.caller,
      cast.superAdmin,
      cast.kiosk.caller,
    ]) {
      expect(await page(caller, cast.employee)).toEqual({
        verdict: 'refused',
        reason: 'not_found',
      });
    }
    for (const caller of [cast.employee.caller, cast.supervisor.caller]) {
      expect(await page(caller, cast.employee)).toMatchObject({ verdict: 'ok', office: null });
    }
    expect(await page(cast.admin.caller, cast.employee)).toMatchObject({
      week_from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      person: {
        role: 'employee',
        crews: [{ name: 'Crew one' }],
        projects: [{ name: 'River bridge' }],
      },
      office: { roles: [{ role: 'employee' }], merged: [] },
    });
  });

  test('shows a supervisor nothing about the person’s other crews or their projects', async () => {
    const shared = await addPerson(cast.database, cast.company, 'employee');
    for (const crew of [cast.crew, cast.otherCrew]) {
      await cast.database.query(
        'insert into crew_members (company_id, crew_id, person_id) values ($1, $2, $3)',
        [cast.company, crew, shared.personId],
      );
    }
    const shown = async (caller: TestCaller) => {
      const { person } = await page(caller, shared);
      return [person.crews.map(({ name }) => name), person.projects.map(({ name }) => name)];
    };
    expect(await shown(cast.supervisor.caller)).toEqual([['Crew one'], ['River bridge']]);
    expect(await shown(cast.otherSupervisor.caller)).toEqual([['Crew two'], ['School roof']]);
    for (const caller of [shared.caller, cast.admin.caller]) {
      expect(await shown(caller)).toEqual([
        ['Crew one', 'Crew two'],
        ['River bridge', 'School roof'],
      ]);
    }
  });

  test('has a history of rows and of time, in pages that neither skip nor repeat', async () => {
    const person = await addPerson(cast.database, cast.company, 'employee');
    await call(cast, cast.admin.caller, 'set_role($1, $2)', [person.personId, 'supervisor']);
    await call(cast, cast.admin.caller, `set_rate($1, 250000, 'USD', '2026-01-05')`, [
      person.personId,
    ]);
    await record(cast.database, person.caller, [punchOf(person)]);
    type History = {
      events: { id: string; at: string; subject: string; actor: string | null }[];
      has_more: boolean;
    };
    const whole = await call<History>(cast, cast.admin.caller, 'person_history($1)', [
      person.personId,
    ]);
    expect(whole.events.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['memberships', 'pay_rates', 'time_entries']),
    );
    const seen: string[] = [];
    let cursor: [string | null, string | null] = [null, null];
    for (let has_more = true; has_more;) {
      const part = await call<History>(
        cast,
        cast.admin.caller,
        'person_history($1, $2::timestamptz, $3, 2)',
        [person.personId, ...cursor],
      );
      seen.push(...part.events.map(({ id }) => id));
      has_more = part.has_more;
      const last = part.events.at(-1);
      cursor = [last?.at ?? null, last?.id ?? null];
    }
    expect(seen).toEqual(whole.events.map(({ id }) => id));
  });
});
