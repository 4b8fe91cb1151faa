import { expect, test } from 'vitest';
import cases from './cases/record-state.json' with { type: 'json' };
import { isHighRisk, recordState } from './record-state.ts';

/** The database is tested with the same cases: supabase/tests/jsa-cases.test.ts. */
test.each(cases)('$name: $state', ({ minutesLeft, ended, high, approved, signed, state }) => {
  const facts = { isEnded: ended, isHighRisk: high, isApproved: approved, signed };
  expect(recordState({ ...facts, endsAtMs: minutesLeft * 60_000 }, 0)).toBe(state);
});

test('one hazard of high energy makes work high-risk', () => {
  const hazards = [{ high_energy: null }, { high_energy: 'arc_flash' }];
  expect(isHighRisk({ steps: [{ hazards: hazards.slice(0, 1) }] })).toBe(false);
  expect(isHighRisk({ steps: [{ hazards: [] }, { hazards }] })).toBe(true);
});
