import { expect, test } from 'vitest';
import cases from './cases/doubtful-reading.json' with { type: 'json' };
import { isDoubtfulReading } from './is-doubtful-reading.ts';

/** The database is tested with the same cases: supabase/tests/equipment.test.ts. */
test.each(cases)('knows whether to ask about $name', (one) => {
  const unit = one.unit === 'miles' ? 'miles' : 'hours';
  const at = one.passed_minutes * 60_000;
  expect(
    isDoubtfulReading(unit, { meter: one.before, atMs: 0 }, { meter: one.meter, atMs: at }),
  ).toBe(one.doubtful);
});
