import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { lineAmount, mostAmount, spreadAmount } from './amounts.ts';
import lineAmounts from './cases/line-amounts.json' with { type: 'json' };
import spreads from './cases/spreads.json' with { type: 'json' };

describe('the amount of a line', () => {
  test.each(lineAmounts)('$name', ({ quantity, price, amount }) => {
    expect(lineAmount(quantity, price)).toBe(amount);
  });
});

describe('an amount that is spread over lines', () => {
  test.each(spreads)('$name', ({ total, weights, shares }) => {
    expect(spreadAmount(total, weights)).toEqual(shares);
  });

  it('loses no cent, and no line is a cent away from its exact share', () => {
    const amounts = integer({ min: -mostAmount, max: mostAmount });
    const weights = array(integer({ min: 0, max: mostAmount }), { minLength: 1, maxLength: 20 });
    assert(
      property(amounts, weights, (total, given) => {
        const shares = spreadAmount(total, given);
        expect(shares.reduce((sum, share) => sum + BigInt(share), 0n)).toBe(BigInt(total));
        const whole = given.reduce((sum, weight) => sum + BigInt(weight), 0n);
        if (whole === 0n) return;
        shares.forEach((share, place) => {
          const off = BigInt(share) * whole - BigInt(total) * BigInt(given[place] ?? 0);
          expect(off < whole && -off < whole).toBe(true);
        });
      }),
    );
  });
});
