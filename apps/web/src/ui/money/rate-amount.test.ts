import { expect, it } from 'vitest';
import { parseRate } from './rate-amount.ts';

it.each(['abc', '-5', '0', '0.00', '1.23456', '200001'])('%j is no rate of pay', (typed) => {
  expect(parseRate(typed, 'en')).toBeNull();
});

it('a rate of pay is kept in ten-thousandths', () => {
  expect(parseRate('25.1234', 'en')).toBe(251_234);
  expect(parseRate('200000', 'en')).toBe(2_000_000_000);
});
