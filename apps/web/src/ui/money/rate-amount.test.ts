import { describe, expect, it } from 'vitest';
import { parseRate, rateText } from './rate-amount.ts';

describe('an amount that someone typed', () => {
  it.each(['', 'abc', '-5', '0', '0.00', '1.23456', '1,2,3', '25.50.1', '300000', '12.34,5.6'])(
    'is none: %j',
    (typed) => {
      expect(parseRate(typed, 'en')).toBeNull();
    },
  );

  it.each([
    ['25', 'en', 250_000],
    ['25.5', 'en', 255_000],
    ['25,50', 'en', 255_000],
    ['25.1234', 'en', 251_234],
    ['1,234', 'en', 12_340_000],
    ['1,234.50', 'en', 12_345_000],
    ['25,50', 'es', 255_000],
    ['25.50', 'es', 255_000],
    ['1.234', 'es', 12_340_000],
    ['1.234,5', 'es', 12_345_000],
    [' 25 . 5 ', 'en', 255_000],
  ])('is read as meant: %j in %s', (typed, locale, rate) => {
    expect(parseRate(typed, locale)).toBe(rate);
  });

  it('is shown with its currency', () => {
    expect(rateText(255_000, 'USD', 'en')).toBe('$25.50');
  });
});
