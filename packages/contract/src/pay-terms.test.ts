import { describe, expect, it } from 'vitest';
import { breakSets, oldBreakSets } from './break-sets.ts';
import { oldOvertimeSets, overtimeSets } from './overtime-sets.ts';
import {
  breakTermsOfRule,
  overtimeTermsOfRule,
  overtimeTermsOfSet,
  sourceName,
} from './pay-terms.ts';

describe('a rule that was saved under an earlier edition', () => {
  it('keeps Nevada’s one limit, while today’s goes by date', () => {
    expect(overtimeTermsOfRule(oldOvertimeSets.nevada).daily_below_rate).toBe(180_000);
    expect(overtimeTermsOfRule(overtimeSets.nevada).daily_below_rate).toContainEqual({
      from: '2023-07-01',
      value: 168_750,
    });
  });

  it('knows no day of rest in Puerto Rico', () => {
    expect(overtimeTermsOfRule(oldOvertimeSets.puerto_rico).seventh_day).toBe(false);
    expect(overtimeTermsOfRule(overtimeSets.puerto_rico).seventh_day).toBe(true);
  });

  it.each(['federal', 'california', 'germany'] as const)('counts breaks as today: %s', (name) => {
    const { unpaid_from_minutes: unpaid, ...old } = breakTermsOfRule(oldBreakSets[name]);
    expect(breakTermsOfRule(breakSets[name])).toMatchObject(old);
    expect(breakTermsOfRule(breakSets[name]).unpaid_from_minutes).toBe(unpaid);
  });
});

it('a workday begins when the employer says, except where it begins with the shift', () => {
  expect(overtimeTermsOfSet('california', '05:00').workday_starts_at).toBe('05:00');
  expect(overtimeTermsOfSet('nevada', '05:00').workday_starts_at).toBeNull();
});

it('names a source alone, whether or not anyone compared it with the law', () => {
  expect(sourceName(overtimeTermsOfSet('nevada').source ?? '')).toBe('NRS 608.018');
  expect(sourceName('California Labor Code § 510')).toBe('California Labor Code § 510');
});
