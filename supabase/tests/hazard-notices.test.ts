import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson, openCast, type Cast } from './support/cast.ts';
import { callJson, reportHazard, stepFacts } from './support/hazards.ts';

/** Who is told of a hazard, and that no one is told twice. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
  await addPerson(cast.database, cast.foreign.company, 'supervisor');
});
afterAll(() => cast.close());

async function told(kind: string, hazard: string): Promise<string[]> {
  const rows = await cast.database.query<{ person: string }>(
    `select person_id as person from app.notifications
     where kind = $1 and payload ->> 'hazard_id' = $2 order by 1`,
    [kind, hazard],
  );
  return rows.map(({ person }) => person);
}

const idsOf = (...people: readonly { readonly personId: string }[]) =>
  people.map(({ personId }) => personId).toSorted();

const triage = (hazard: string, facts: object) =>
  callJson(cast.database, cast.admin.caller, 'change_hazard($1, $2, $3, $4)', [
    randomUUID(),
    hazard,
    'triage',
    { ...stepFacts('triage'), ...facts },
  ]);

describe('a hazard that stops work', () => {
  test('is told at once to the admins and the supervisors of its project, and to no one else', async () => {
    const hazard = await reportHazard(cast.database, cast.employee.caller, {
      project_id: cast.project,
      severity: 4,
      likelihood: 4,
    });
    expect(await told('hazard_stop_work', hazard)).toEqual(idsOf(cast.admin, cast.supervisor));
    const everywhere = await reportHazard(cast.database, cast.employee.caller, {
      severity: 5,
      likelihood: 5,
    });
    expect(await told('hazard_stop_work', everywhere)).toEqual(
      idsOf(cast.admin, cast.supervisor, cast.otherSupervisor),
    );
  });

  test('is told once, also where it is rated so later and again', async () => {
    const hazard = await reportHazard(cast.database, cast.employee.caller, {
      project_id: cast.project,
      severity: 3,
      likelihood: 5,
    });
    expect(await told('hazard_stop_work', hazard)).toEqual([]);
    await triage(hazard, { severity: 4, likelihood: 5 });
    await triage(hazard, { severity: 5, likelihood: 5 });
    expect(await told('hazard_stop_work', hazard)).toEqual(idsOf(cast.admin, cast.supervisor));
  });
});

describe('an overdue hazard', () => {
  const dueDaysAgo = async (days: number, facts = {}) => {
    const hazard = await reportHazard(cast.database, cast.employee.caller, {
      project_id: cast.project,
      severity: 2,
      likelihood: 2,
      ...facts,
    });
    await cast.database.query(
      `update hazards set due_on = app.company_today(company_id) - $2::integer where id = $1`,
      [hazard, days],
    );
    return hazard;
  };
  const escalate = async () => {
    const [row] = await cast.database.query<{ count: number }>(
      'select app.tell_overdue_hazards() as count',
    );
    return row?.count;
  };

  test('is told to supervisors the day after it was due, and to admins a day later', async () => {
    const today = await dueDaysAgo(0);
    const yesterday = await dueDaysAgo(1);
    const before = await dueDaysAgo(2);
    await escalate();
    expect(await told('hazard_overdue', today)).toEqual([]);
    expect(await told('hazard_overdue', yesterday)).toEqual(idsOf(cast.supervisor));
    expect(await told('hazard_overdue', before)).toEqual(idsOf(cast.admin, cast.supervisor));
  });

  test('is told once for a due date, and to its assignee', async () => {
    const hazard = await dueDaysAgo(1);
    await cast.database.query(
      `update hazards set state = 'assigned', assignee_person_id = $2 where id = $1`,
      [hazard, cast.employee.personId],
    );
    await escalate();
    expect(await escalate()).toBe(0);
    expect(await told('hazard_overdue', hazard)).toEqual(idsOf(cast.supervisor, cast.employee));
  });

  test('that is resolved or part of another one is told to no one', async () => {
    const hazard = await dueDaysAgo(5);
    await callJson(cast.database, cast.supervisor.caller, 'change_hazard($1, $2, $3, $4)', [
      randomUUID(),
      hazard,
      'resolve',
      stepFacts('resolve', { comment: 'Done' }),
    ]);
    await escalate();
    expect(await told('hazard_overdue', hazard)).toEqual([]);
  });
});
