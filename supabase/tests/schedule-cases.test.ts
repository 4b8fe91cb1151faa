import { afterAll, beforeAll, expect, test } from 'vitest';
import cases from '../../packages/domain/src/schedule/cases/judge-shift.json' with { type: 'json' };
import { openTestDatabase, type TestDatabase } from '../../apps/testkit/src/index.ts';

/** Runs the cases of packages/domain/src/schedule against the database. */
let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const blocking = new Set([
  'overlap',
  'time_off',
  'no_member',
  'archived',
  'certificate_missing',
  'too_long',
]);

test.each(cases)('$name', async ({ shift, facts, verdict, reasons }) => {
  const [row] = await opened.database.query<{ answer: unknown }>(
    'select app.judge_facts($1, $2) as answer',
    [JSON.stringify(shift), JSON.stringify(facts)],
  );
  expect(row?.answer).toEqual({
    verdict,
    reasons: reasons.map((reason) => ({
      ...reason,
      level: blocking.has(reason.reason) ? 'blocked' : 'warned',
      person_id: facts.person?.person_id ?? null,
    })),
  });
});
