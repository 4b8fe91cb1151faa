import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hazardIndicatorsSchema } from '../../packages/contract/src/safety.ts';
import { openCast, type Cast } from './support/cast.ts';
import { callJson, reportHazard, stepFacts } from './support/hazards.ts';

/** Figures about hazards, for those in charge. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

const read = (who: 'admin' | 'supervisor' | 'otherSupervisor' | 'employee') =>
  callJson(cast.database, cast[who].caller, 'hazard_indicators()');

test('are not for employees', async () => {
  expect(await read('employee')).toEqual({ verdict: 'refused', reason: 'not_allowed' });
});

test('count what someone manages: reports, times and what closed late by week, heat by project and energy', async () => {
  const facts = { project_id: cast.project, energy: 'gravity' };
  const first = await reportHazard(cast.database, cast.employee.caller, facts);
  await reportHazard(cast.database, cast.employee.caller, facts);
  await reportHazard(cast.database, cast.employee.caller, { ...facts, energy: 'sound' });
  const step = (caller: Cast['admin']['caller'], name: string, more: object = {}) =>
    callJson(cast.database, caller, 'change_hazard($1, $2, $3, $4)', [
      randomUUID(),
      first,
      name,
      stepFacts(name, { ...more }),
    ]);
  await step(cast.supervisor.caller, 'assign', { assignee_person_id: cast.employee.personId });
  await step(cast.employee.caller, 'start');
  await step(cast.employee.caller, 'resolve', { comment: 'Done' });
  await cast.database.query(
    `update hazards set reported_at = now() - interval '2 hours', triaged_at = now() - interval '1 hour',
       due_on = app.company_today(company_id) - 1 where id = $1`,
    [first],
  );
  await step(cast.supervisor.caller, 'verify');
  await cast.database.query(
    `update hazards set reported_at = now() where reported_at < now() - interval '1 year' or id <> $1`,
    [first],
  );

  const own = await read('supervisor');
  expect(own).toMatchObject({
    verdict: 'ok',
    closed: 1,
    closed_late: 1,
    triage_minutes: 60,
    close_minutes: 120,
    heat: [
      { project: 'River bridge', energy: 'gravity', count: 2 },
      { project: 'River bridge', energy: 'sound', count: 1 },
    ],
  });
  const { weeks } = hazardIndicatorsSchema.parse(own);
  expect(weeks).toHaveLength(12);
  expect(weeks.reduce((sum, { reports }) => sum + reports, 0)).toBe(3);
  // Two hours may lie on both sides of a Monday.
  expect(weeks.flatMap((week) => week.triage_minutes ?? [])).toEqual([60]);
  expect(weeks.at(-1)).toMatchObject({ close_minutes: 120, closed_late: 1 });
  expect(weeks.at(0)).toMatchObject({ reports: 0, triage_minutes: null, close_minutes: null });
  expect(await read('otherSupervisor')).toMatchObject({ closed: 0, heat: [] });
});
