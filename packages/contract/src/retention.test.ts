import { describe, expect, it } from 'vitest';
import { resolveRetention, retentionDefaults } from './retention.ts';

describe('how long records are kept', () => {
  it.each([null, 'x', {}, { retention: 5 }, { retention: { payroll: { years: -1 } } }])(
    'is the default where the settings make no sense: %j',
    (settings) => {
      expect(resolveRetention(settings)).toEqual(retentionDefaults);
    },
  );

  it('is what the company set, kind by kind', () => {
    expect(
      resolveRetention({ retention: { location_trail: { days: 7 }, payroll: { years: 6 } } }),
    ).toEqual({
      ...retentionDefaults,
      location_trail: { days: 7 },
      payroll: { years: 6 },
    });
  });

  it('is never shorter than the law allows, whatever is stored', () => {
    expect(
      resolveRetention({ retention: { time_cards: { years: 1 }, payroll: { days: 30 } } }),
    ).toEqual(retentionDefaults);
  });
});
