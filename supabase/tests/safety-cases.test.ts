import { afterAll, beforeAll, expect, test } from 'vitest';
import steps from '../../packages/domain/src/safety/cases/hazard-steps.json' with { type: 'json' };
import bands from '../../packages/domain/src/safety/cases/risk-bands.json' with { type: 'json' };
import { openTestDatabase, type TestDatabase } from '../../apps/testkit/src/index.ts';

/** Runs the cases of packages/domain/src/safety against the database. */
let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const defaults = { moderate_from: 5, high_from: 9, stop_work_from: 16 };

test.each(bands)('$name', async ({ matrix = defaults, severity, likelihood, band }) => {
  const [row] = await opened.database.query<{ band: string }>(
    `select app.risk_band(jsonb_populate_record(null::risk_matrices, $1), $2, $3) as band`,
    [JSON.stringify(matrix), severity, likelihood],
  );
  expect(row?.band).toBe(band);
});

test('every step from every state is as the cases say', async () => {
  const answers = await opened.database.query<{ next: string | null }>(
    `select app.state_after_step(c.value ->> 'state', c.value ->> 'step') as next
     from jsonb_array_elements($1) with ordinality as c (value, place) order by place`,
    [JSON.stringify(steps)],
  );
  expect(answers.map(({ next }) => next)).toEqual(steps.map(({ next }) => next));
});
