import type { PayTermsList } from '@muster/contract/pay-records';
import { describe, expect, test } from 'vitest';
import { type PayTermsValues, resolveTerms, termsDraftOf } from './pay-terms-draft.ts';

const list: PayTermsList = {
  verdict: 'ok',
  today: '2026-11-20',
  first_free_day: '2026-11-09',
  company_zone: 'America/Denver',
  terms: [],
};
const typed = (part: Partial<PayTermsValues>) => ({ ...termsDraftOf(list), ...part });
const resolve = (part: Partial<PayTermsValues>) => resolveTerms(typed(part), undefined, 'en');

describe('terms of pay', () => {
  test('begin today, or on the first day that is not locked', () => {
    expect(termsDraftOf(list).valid_from).toBe('2026-11-20');
    expect(termsDraftOf({ ...list, first_free_day: '2026-11-23' }).valid_from).toBe('2026-11-23');
  });

  test('without a choice of their own follow the company', () => {
    expect(resolve({})).toEqual({
      facts: {
        kind: 'hourly',
        classification: null,
        overtime: null,
        breaks: null,
        time_zone: null,
        salary: null,
      },
    });
    expect(resolve({ overtime: 'california', breaks: 'colorado' })).toMatchObject({
      facts: { overtime: { set: 'california' }, breaks: { set: 'colorado' } },
    });
  });

  test('have a salary where the kind asks for one, in whole cents', () => {
    const exempt = { kind: 'exempt', salary: '104,000.50', per: 'year' } as const;
    expect(resolve(exempt)).toMatchObject({
      facts: { salary: { amount_cents: 10_400_050, hours_per_week: 40, currency: 'USD' } },
    });
    expect(resolve({ ...exempt, salary: '' })).toEqual({ problems: ['salary'] });
    expect(resolve({ ...exempt, salary: '1000.001' })).toEqual({ problems: ['salary'] });
    expect(resolve({ ...exempt, hours_per_week: '168' })).toHaveProperty('facts');
    expect(resolve({ ...exempt, hours_per_week: '169' })).toEqual({ problems: ['hours_per_week'] });
    expect(resolve({ kind: 'hourly', salary: 'nothing' })).toMatchObject({
      facts: { salary: null },
    });
  });

  test('keep a rule of the company’s own making that no one touched', () => {
    const latest = { set: 'california', workday_starts_at: '04:00' } as const;
    expect(
      resolveTerms(
        typed({ overtime: 'california' }),
        {
          kind: 'hourly',
          classification: null,
          overtime: latest,
          breaks: null,
          time_zone: null,
          salary: null,
        },
        'en',
      ),
    ).toMatchObject({ facts: { overtime: latest } });
  });
});
