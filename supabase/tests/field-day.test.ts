import { fieldDaySchema } from '@muster/contract/field-day';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast } from './support/cast.ts';
import { reportHazard } from './support/hazards.ts';

/** The activity on projects on one day. */
let cast: Cast;
const day = '2026-06-01';

async function read(caller: TestCaller, of: string | null = day): Promise<unknown> {
  const [row] = await asCaller<{ answer: unknown }>(
    cast.database,
    caller,
    'select field_day($1) as answer',
    [of],
  );
  return row?.answer;
}
const projectsOf = async (caller: TestCaller, of?: string) =>
  fieldDaySchema.parse(await read(caller, of)).projects;

/** Adds a day result as the server's run writes it. */
async function addResult(
  personId: string,
  date: string,
  lines: readonly { project_id: string; cost_code_id: string | null; minutes: number }[],
  company = cast.company,
): Promise<void> {
  const minutes = lines.reduce((sum, line) => sum + line.minutes, 0);
  await cast.database.query(
    `insert into day_results (company_id, person_id, date, week_from, regular_minutes, overtime_minutes,
      double_minutes, meal_premium_minutes, rest_premium_minutes, deducted_minutes, is_open, needs_review, lines,
      ranges, breaks, exceptions, tzdata)
    values ($1, $2, $3, date '2026-05-31', $4, 0, 0, 0, 0, 0, false, false, $5, '[]', '[]', '[]', '2026a')`,
    [
      company,
      personId,
      date,
      minutes,
      JSON.stringify(lines.map((line) => ({ ...line, class: 'regular' }))),
    ],
  );
}

beforeAll(async () => {
  cast = await openCast();
  const { project, otherProject, costCode, employee, supervisor, loner, foreign } = cast;
  await addResult(employee.personId, day, [
    { project_id: project, cost_code_id: costCode, minutes: 300 },
    { project_id: project, cost_code_id: null, minutes: 60 },
  ]);
  await addResult(supervisor.personId, day, [
    { project_id: project, cost_code_id: costCode, minutes: 120 },
  ]);
  // Someone whom the supervisor doesn't lead, on the same project and on another crew's project.
  await addResult(loner.personId, day, [
    { project_id: project, cost_code_id: costCode, minutes: 45 },
    { project_id: otherProject, cost_code_id: costCode, minutes: 30 },
  ]);
  await addResult(employee.personId, '2026-06-02', [
    { project_id: project, cost_code_id: costCode, minutes: 10 },
  ]);
  await addResult(
    foreign.employee.personId,
    day,
    [{ project_id: foreign.project, cost_code_id: foreign.costCode, minutes: 77 }],
    foreign.company,
  );
  // The first and the last minutes of the day, in the company's zone.
  const [zone] = await cast.database.query<{ time_zone: string }>(
    'select time_zone from company_settings where company_id = $1',
    [cast.company],
  );
  for (const at of ['2026-06-01 00:00', '2026-06-01 23:59', '2026-06-02 00:00']) {
    const [row] = await cast.database.query<{ instant: string }>(
      'select app.instant($1::timestamp at time zone $2) as instant',
      [at, zone?.time_zone ?? ''],
    );
    await reportHazard(cast.database, employee.caller, {
      project_id: project,
      reported_at: row?.instant,
    });
  }
});
afterAll(() => cast.close());

describe('a day on the projects', () => {
  test('is refused to someone in no company', async () => {
    expect(await read(cast.superAdmin)).toEqual({ verdict: 'refused', reason: 'not_allowed' });
    await expect(read(cast.anon)).rejects.toMatchObject({ code: '42501' });
  });

  test('shows another company its own alone', async () => {
    const projects = await projectsOf(cast.foreign.admin.caller);
    expect(projects.map(({ id, work }) => [id, work?.minutes])).toEqual([
      [cast.foreign.project, 77],
    ]);
  });

  test('shows an employee the safety of their projects, and no one’s hours', async () => {
    const projects = await projectsOf(cast.employee.caller);
    expect(projects.map(({ id, hazards, work }) => [id, hazards, work])).toEqual([
      [cast.project, 2, null],
    ]);
    expect(await projectsOf(cast.employee.caller, '2026-05-31')).toEqual([]);
  });

  test('shows a supervisor the hours of the people they lead', async () => {
    const [project, ...others] = await projectsOf(cast.supervisor.caller);
    expect(others).toEqual([]);
    expect(project?.id).toBe(cast.project);
    expect(project?.work).toMatchObject({ at_work: 0 });
    expect(project?.work?.codes.every(({ people }) => people <= 2)).toBe(true);
    const admins = (await projectsOf(cast.admin.caller)).find(({ id }) => id === cast.project);
    expect((admins?.work?.minutes ?? 0) - (project?.work?.minutes ?? 0)).toBeGreaterThanOrEqual(45);
  });

  test('adds up by cost code for an admin', async () => {
    const projects = await projectsOf(cast.admin.caller);
    expect(projects.map(({ id, work }) => [id, work?.people, work?.minutes])).toEqual([
      [cast.project, 3, 525],
      [cast.otherProject, 1, 30],
    ]);
    expect(
      projects[0]?.work?.codes.map(({ code, people, minutes }) => [code, people, minutes]),
    ).toEqual([
      ['03 30', 3, 465],
      [null, 1, 60],
    ]);
  });

  test('counts what was reported from midnight to midnight of the company', async () => {
    const [first] = await projectsOf(cast.admin.caller);
    expect(first?.hazards).toBe(2);
    expect((await projectsOf(cast.admin.caller, '2026-06-02'))[0]).toMatchObject({
      hazards: 1,
      work: { minutes: 10, people: 1 },
    });
  });

  test('is today’s by default, with the people at work now', async () => {
    const answer = fieldDaySchema.parse(await read(cast.admin.caller, null));
    expect(answer.day).toBe(answer.today);
  });
});
