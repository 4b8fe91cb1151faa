import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast } from './support/cast.ts';
import { reportHazard, type Answer } from './support/hazards.ts';
import { call, factsOf, listed, step } from './support/hazard-calls.ts';
import { refused } from './support/refused.ts';

/** Rights to read a hazard, and the steps to assign, resolve and close it. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

describe('reading', () => {
  test('is for people who see the project, reported it or work on it', async () => {
    const hazard = await reportHazard(cast.database, cast.loner.caller, {
      project_id: cast.project,
    });
    const read = async (caller: TestCaller) => {
      const answer = await call(cast, caller, 'read_hazard($1)', [hazard]);
      expect((await listed(cast, caller)).includes(hazard)).toBe(answer['verdict'] === 'ok');
      return answer['reason'] ?? answer['verdict'];
    };
    expect(await read(cast.otherSupervisor.caller)).toBe('not_found');
    for (const person of [cast.loner, cast.employee, cast.supervisor, cast.admin]) {
      expect(await read(person.caller)).toBe('ok');
    }
    const foreign = await call(cast, cast.foreign.admin.caller, 'read_hazard($1)', [hazard]);
    const unknown = await call(cast, cast.foreign.admin.caller, 'read_hazard($1)', [randomUUID()]);
    expect(foreign).toEqual(unknown);

    await step(cast, cast.admin.caller, hazard, 'assign', {
      assignee_person_id: cast.otherSupervisor.personId,
    });
    expect(await read(cast.otherSupervisor.caller)).toBe('ok');
  });

  test('names the reporter to those in charge and to the reporter only', async () => {
    const hazard = await reportHazard(cast.database, cast.loner.caller);
    const reporterFor = async (caller: TestCaller) =>
      (await factsOf(cast, hazard, caller))['reporter'];
    expect(await reporterFor(cast.employee.caller)).toBeNull();
    for (const person of [cast.loner, cast.supervisor, cast.admin]) {
      expect(await reporterFor(person.caller)).toMatchObject({ person_id: cast.loner.personId });
    }
  });

  test('pages through every order without losing or repeating one', async () => {
    const all = (await listed(cast, cast.admin.caller)).sort();
    for (const sort of ['newest', 'risk', 'due']) {
      const seen: string[] = [];
      let after: unknown = null;
      do {
        const answer: Answer = await call(cast, cast.admin.caller, 'list_hazards($1, $2, 3)', [
          { sort },
          after === null ? null : { ...Object(after) },
        ]);
        const rows = answer['hazards'];
        if (!Array.isArray(rows)) throw new Error(JSON.stringify(answer));
        seen.push(...rows.map((row: { id: string }) => row.id));
        after = answer['next'];
      } while (after !== null);
      expect(seen.toSorted()).toEqual(all);
      expect(new Set(seen).size).toBe(seen.length);
    }
  });

  test('finds by number, by words without accents, by state, band, project and due date', async () => {
    const hazard = await reportHazard(cast.database, cast.employee.caller, {
      what: 'Cañería rota',
      place: 'Northwest corner',
      project_id: cast.openProject,
      severity: 5,
      likelihood: 5,
    });
    const { number } = await factsOf(cast, hazard);
    const { caller } = cast.admin;
    expect(await listed(cast, caller, { search: 'caneria NORTH' })).toEqual([hazard]);
    expect(await listed(cast, caller, { search: 'caneria south' })).toEqual([]);
    expect(await listed(cast, caller, { search: String(number) })).toContain(hazard);
    expect(
      await listed(cast, caller, { project_id: cast.openProject, bands: ['stop_work'] }),
    ).toEqual([hazard]);
    expect(await listed(cast, caller, { search: 'caneria', states: ['verified'] })).toEqual([]);
    await step(cast, caller, hazard, 'triage', {
      severity: 5,
      likelihood: 5,
      due_on: '2020-01-01',
    });
    expect(await listed(cast, caller, { overdue: true })).toEqual([hazard]);
    expect(await listed(cast, cast.employee.caller, { mine: true, search: 'caneria' })).toEqual([
      hazard,
    ]);
    expect(await listed(cast, caller, { mine: true, search: 'caneria' })).toEqual([]);
  });

  test.each([
    ['an unknown part', { state: 'open' }, null, 50, 'state'],
    ['a state that is none', { states: ['closed'] }, null, 50, 'states'],
    ['a project that is no id', { project_id: "' or true" }, null, 50, 'project_id'],
    ['another order', { sort: 'number; drop table hazards' }, null, 50, 'sort'],
    ['no object', 'newest', null, 50, 'filter'],
    ['a cursor without its parts', {}, { number: 4 }, 50, 'after'],
    ['no rows', {}, null, 0, 'page_size'],
    ['too many rows', {}, null, 201, 'page_size'],
  ])('refuses %s', async (_, filter, after, size, field) => {
    expect(
      await call(cast, cast.admin.caller, 'list_hazards($1, $2, $3)', [
        JSON.stringify(filter),
        after,
        size,
      ]),
    ).toEqual(refused('invalid_input', field));
  });
});

describe('a step', () => {
  test('is taken once, and replayed for the person who took it', async () => {
    const hazard = await reportHazard(cast.database, cast.employee.caller);
    const change = randomUUID();
    const assign = { assignee_person_id: cast.employee.personId };
    expect(await step(cast, cast.admin.caller, hazard, 'assign', assign, change)).toEqual({
      verdict: 'applied',
      state: 'assigned',
    });
    expect(await step(cast, cast.admin.caller, hazard, 'assign', assign, change)).toEqual({
      verdict: 'replayed',
    });
    expect(await step(cast, cast.supervisor.caller, hazard, 'assign', assign, change)).toEqual(
      refused('other_payload'),
    );
    expect(await step(cast, cast.admin.caller, hazard, 'start', {}, change)).toEqual(
      refused('other_payload'),
    );
    expect(await factsOf(cast, hazard)).toMatchObject({ state: 'assigned' });
  });

  test('from a state that does not allow it is refused with that state', async () => {
    const hazard = await reportHazard(cast.database, cast.employee.caller);
    for (const name of ['start', 'verify', 'reopen']) {
      expect(await step(cast, cast.admin.caller, hazard, name, { comment: 'Why' })).toEqual({
        ...refused('wrong_state'),
        state: 'open',
      });
    }
  });

  test('of an employee is to start and resolve their own', async () => {
    const hazard = await reportHazard(cast.database, cast.employee.caller);
    const assign = { assignee_person_id: cast.employee.personId };
    for (const name of ['triage', 'assign', 'start', 'resolve', 'verify', 'reopen']) {
      const facts = name === 'assign' ? assign : { comment: 'Done' };
      expect(await step(cast, cast.employee.caller, hazard, name, facts)).toMatchObject({
        reason: 'not_allowed',
      });
    }
    await step(cast, cast.supervisor.caller, hazard, 'assign', assign);
    expect(await step(cast, cast.loner.caller, hazard, 'start')).toMatchObject({
      reason: 'not_allowed',
    });
    expect(await step(cast, cast.employee.caller, hazard, 'start')).toMatchObject({
      state: 'in_progress',
    });
    expect(await step(cast, cast.employee.caller, hazard, 'resolve')).toEqual(
      refused('proof_missing'),
    );
    expect(
      await step(cast, cast.employee.caller, hazard, 'resolve', { photo_ids: [randomUUID()] }),
    ).toMatchObject({ state: 'resolved' });
    expect(await step(cast, cast.employee.caller, hazard, 'verify')).toMatchObject({
      reason: 'not_allowed',
    });
  });

  test.each([
    ['triage', { severity: 6 }, 'severity'],
    ['assign', { assignee_person_id: null }, 'assignee_person_id'],
    [
      'assign',
      () => ({ assignee_person_id: cast.foreign.employee.personId }),
      'assignee_person_id',
    ],
    ['resolve', { comment: 'x'.repeat(2001) }, 'comment'],
    ['resolve', { residual_severity: 2 }, 'residual_likelihood'],
    ['delete', {}, 'step'],
  ])('%s with a wrong value is refused', async (name, facts, field) => {
    const hazard = await reportHazard(cast.database, cast.employee.caller);
    expect(
      await step(
        cast,
        cast.admin.caller,
        hazard,
        name,
        typeof facts === 'function' ? facts() : { ...facts },
      ),
    ).toEqual(refused('invalid_input', field));
  });

  test('to closed needs the open actions done and someone other than the resolver', async () => {
    const hazard = await reportHazard(cast.database, cast.employee.caller);
    const action = randomUUID();
    const facts = {
      what: 'Nail it',
      assignee_person_id: cast.loner.personId,
      due_on: '2026-12-01',
    };
    await call(cast, cast.supervisor.caller, 'save_corrective_action($1, $2, $3)', [
      action,
      hazard,
      facts,
    ]);
    await step(cast, cast.supervisor.caller, hazard, 'resolve', { comment: 'Nailed' });
    expect(await step(cast, cast.admin.caller, hazard, 'verify')).toMatchObject({
      reason: 'open_actions',
    });
    const settle = (caller: TestCaller, outcome: string, note: string | null = null) =>
      call(cast, caller, 'settle_corrective_action(gen_random_uuid(), $1, $2, $3)', [
        action,
        outcome,
        note,
      ]);
    expect(await settle(cast.employee.caller, 'done')).toEqual(refused('not_allowed'));
    expect(await settle(cast.loner.caller, 'canceled', 'No')).toEqual(refused('not_allowed'));
    expect(await settle(cast.admin.caller, 'canceled')).toEqual(refused('comment_missing'));
    expect(await settle(cast.loner.caller, 'done')).toMatchObject({ verdict: 'applied' });
    expect(await settle(cast.loner.caller, 'done')).toMatchObject({ reason: 'wrong_state' });

    expect(await step(cast, cast.supervisor.caller, hazard, 'verify')).toMatchObject({
      reason: 'own_resolution',
    });
    expect(await step(cast, cast.admin.caller, hazard, 'verify')).toMatchObject({
      state: 'verified',
    });
    expect(await factsOf(cast, hazard)).toMatchObject({ verified_by_resolver: false });
    expect(await settle(cast.admin.caller, 'open')).toMatchObject({ reason: 'wrong_state' });
    expect(await step(cast, cast.admin.caller, hazard, 'reopen')).toEqual(
      refused('comment_missing'),
    );
    expect(
      await step(cast, cast.admin.caller, hazard, 'reopen', { comment: 'Loose' }),
    ).toMatchObject({
      state: 'reopened',
    });
    expect(await factsOf(cast, hazard)).toMatchObject({ resolved_by: null, verified_by: null });
  });

  test('lets a company’s only admin close what they resolved, flagged', async () => {
    const hazard = await reportHazard(cast.database, cast.employee.caller);
    await step(cast, cast.admin.caller, hazard, 'resolve', { comment: 'Done' });
    expect(await step(cast, cast.admin.caller, hazard, 'verify')).toMatchObject({
      state: 'verified',
    });
    expect(await factsOf(cast, hazard)).toMatchObject({ verified_by_resolver: true });
  });
});
