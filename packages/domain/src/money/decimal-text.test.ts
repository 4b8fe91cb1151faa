import { describe, expect, it } from 'vitest';
import {
  amountText,
  parseAmount,
  parsePrice,
  parseQuantity,
  priceText,
  quantityText,
  withoutCurrency,
} from './decimal-text.ts';

describe('an amount that someone typed', () => {
  it.each([
    ['', 'en'],
    ['abc', 'en'],
    ['-', 'en'],
    ['1,2,3', 'en'],
    ['25.50.1', 'en'],
    ['12.34,5.6', 'en'],
    ['1.005', 'en'],
    ['1e5', 'en'],
    ['(5', 'en'],
    ['--5', 'en'],
    ['90071992547409.92', 'en'],
  ])('is none: %j', (typed, locale) => {
    expect(parseAmount(typed, locale)).toBeNull();
  });

  it.each([
    ['0', 'en', 0],
    ['-0.00', 'en', 0],
    ['25', 'en', 2500],
    ['25.', 'en', 2500],
    ['25.5', 'en', 2550],
    ['25,50', 'en', 2550],
    ['25.5000', 'en', 2550],
    ['1,234', 'en', 123_400],
    ['1,234.50', 'en', 123_450],
    ['1.234,5', 'es', 123_450],
    ['1.234', 'es', 123_400],
    ['-25.50', 'en', -2550],
    ['\u221225.50', 'en', -2550],
    ['(1,234.50)', 'en', -123_450],
    ['90071992547409.91', 'en', 9_007_199_254_740_991],
    ['-90071992547409.91', 'en', -9_007_199_254_740_991],
  ])('is read as meant: %j in %s', (typed, locale, amount) => {
    expect(parseAmount(typed, locale)).toBe(amount);
  });

  it('has four decimals as a price and three as a quantity', () => {
    expect(parsePrice('12.3456', 'en')).toBe(123_456);
    expect(parsePrice('12.34567', 'en')).toBeNull();
    expect(parseQuantity('1.5', 'en')).toBe(1500);
    expect(parseQuantity('1,234', 'es')).toBe(1234);
    expect(parseQuantity('1.2345', 'en')).toBeNull();
  });

  it('may stand with its currency in a file', () => {
    expect(['$ 5.00', 'USD 5.00', '5.00 €'].map(withoutCurrency)).toEqual(['5.00', '5.00', '5.00']);
  });
});

describe('an amount that people read', () => {
  it('has its currency, and every cent at the largest size', () => {
    expect(amountText(123_450, 'USD', 'en')).toBe('$1,234.50');
    expect(amountText(-5, 'USD', 'en')).toBe('-$0.05');
    expect(amountText(Number.MAX_SAFE_INTEGER, 'USD', 'en')).toBe('$90,071,992,547,409.91');
  });

  it('has up to four decimals as a price and three as a quantity', () => {
    expect(priceText(255_000, 'USD', 'en')).toBe('$25.50');
    expect(priceText(255_001, 'USD', 'en')).toBe('$25.5001');
    expect(quantityText(1500, 'en')).toBe('1.5');
    expect(quantityText(2_000_000, 'en')).toBe('2,000');
  });
});
