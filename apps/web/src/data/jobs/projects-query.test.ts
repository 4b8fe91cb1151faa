import { expect, test } from 'vitest';
import { rowToProject } from './projects-query.ts';

const row = {
  id: 'bridge',
  number: null,
  name: 'Bridge',
  customer: null,
  default_cost_code_id: null,
  archived_at: null,
  project_sites: [],
};

test.each([
  ['planned', true],
  ['active', true],
  ['on_hold', false],
  ['done', false],
  // Stored by an app version that didn't have the status yet.
  [undefined, true],
])('a project whose status is %s is offered: %s', (status, isOffered) => {
  expect(rowToProject({ ...row, ...(status !== undefined && { status }) }).isOffered).toBe(
    isOffered,
  );
});

test('an archived project is not offered, whatever its status', () => {
  const archived = { ...row, status: 'active', archived_at: '2026-01-01T00:00:00Z' };
  expect(rowToProject(archived).isOffered).toBe(false);
});
