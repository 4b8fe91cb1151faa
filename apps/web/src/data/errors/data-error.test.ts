import { describe, expect, it } from 'vitest';
import { DataError, expectRow, failedAnswer, isMissing } from './data-error.ts';

describe('what a failed answer means', () => {
  it.each([
    [0, '', 'network'],
    [502, '', 'network'],
    [403, '', 'network'],
    [401, 'PGRST301', 'unauthorized'],
    [403, '42501', 'refused'],
    [409, '23505', 'refused'],
    [429, 'over_request_rate_limit', 'server'],
    [503, 'starting', 'server'],
  ] as const)('takes %i with code %j for %s', (status, code, kind) => {
    expect(failedAnswer(status, code, '').kind).toBe(kind);
  });
});

describe('whether another try can help', () => {
  const refusal = (code: string) => new DataError({ kind: 'refused', code, message: '' });

  it("can't where the record does not exist for this reader", () => {
    expect(isMissing(refusal('not_found'))).toBe(true);
    expect(isMissing(refusal('PGRST116'))).toBe(true);
    expect(isMissing(refusal('22P02'))).toBe(true);
    expect(isMissing(refusal('22007'))).toBe(true);
  });

  it('can after every other failure', () => {
    expect(isMissing(refusal('42501'))).toBe(false);
    expect(isMissing(failedAnswer(0, '', ''))).toBe(false);
    expect(isMissing(new TypeError('of the app'))).toBe(false);
  });
});

describe('a change that must have touched a row', () => {
  it('is a refusal when it touched none', () => {
    expect(() => expectRow([])).toThrow(
      expect.objectContaining({ kind: 'refused', code: 'zero_rows' }),
    );
  });

  it('answers the row', () => {
    expect(expectRow([{ id: 1 }])).toEqual({ id: 1 });
  });
});
