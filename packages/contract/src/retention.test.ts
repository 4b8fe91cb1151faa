import { describe, expect, it } from 'vitest';
import { resolveRetention, retentionDefaults } from './retention.ts';

const periodsOf = (settings: unknown) =>
  Object.fromEntries(resolveRetention(settings).map(({ kind, period }) => [kind, period]));

describe('how long records are kept', () => {
  it.each([null, 'x', {}, { retention: 5 }, { retention: { payroll: { years: -1 } } }])(
    'is the default where the settings make no sense: %j',
    (settings) => {
      expect(periodsOf(settings)).toEqual(retentionDefaults);
    },
  );

  it('is what the company set, kind by kind', () => {
    expect(
      periodsOf({ retention: { location_trail: { days: 7 }, payroll: { years: 6 } } }),
    ).toEqual({
      ...retentionDefaults,
      location_trail: { days: 7 },
      payroll: { years: 6 },
    });
  });
});
