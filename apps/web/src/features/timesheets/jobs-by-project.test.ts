import { expect, test } from 'vitest';
import { type Job, jobsByProject } from './jobs-by-project.ts';

const job = (project: string | null, code: string | null, worked: number): Job => ({
  project_id: project,
  cost_code_id: code,
  worked,
  regular_minutes: worked,
  overtime_minutes: 0,
  double_minutes: 0,
});

test('a project’s cost codes are together, and projects with more time in all come first', () => {
  const groups = jobsByProject([
    job('bridge', 'forms', 300),
    job('road', 'paving', 200),
    job(null, null, 190),
    job('road', null, 180),
  ]);
  expect(
    groups.map(({ project, jobs, minutes }) => [
      project,
      minutes,
      jobs.map(({ cost_code_id }) => cost_code_id),
    ]),
  ).toEqual([
    ['road', 380, ['paving', null]],
    ['bridge', 300, ['forms']],
    [null, 190, [null]],
  ]);
});

test('time that an adjustment took away lowers its project’s total', () => {
  const [group] = jobsByProject([job('road', 'paving', 60), job('road', 'forms', -90)]);
  expect(group?.minutes).toBe(-30);
});
