import { roundHalfUp } from './fraction.ts';

/**
 * Money is in integers: amounts in minor units (cents), prices in ten-thousandths of the currency's unit, quantities in
 * thousandths. The database computes the same way (`app.line_amount`, `app.spread_amount`, the domains `public.amount`,
 * `public.price` and `public.quantity`); both are tested with the cases next to this file.
 */
export const mostAmount = Number.MAX_SAFE_INTEGER;

export const amountDecimals = 2;
export const priceDecimals = 4;
export const quantityDecimals = 3;

/** The ten-millionths of the currency's unit in one cent; quantity times price is in ten-millionths. */
const perCent = 10n ** BigInt(quantityDecimals + priceDecimals - amountDecimals);

/** Returns the amount of a line, with half a cent rounded away from zero; null if it is too large to store. */
export function lineAmount(quantity: number, price: number): number | null {
  const amount = roundHalfUp({ over: BigInt(quantity) * BigInt(price), under: perCent });
  return Number.isSafeInteger(amount) ? amount : null;
}

/**
 * Spreads an amount over lines in proportion to their weights, to the cent. The remaining cents go to the largest
 * remainders, and of equal ones to the earlier line. A line with a negative weight gets no share; if no line gets one,
 * all share equally.
 */
export function spreadAmount(total: number, weights: readonly number[]): number[] {
  const given = weights.map((weight) => BigInt(Math.max(weight, 0)));
  const parts = given.every((weight) => weight === 0n) ? given.map(() => 1n) : given;
  const whole = parts.reduce((sum, part) => sum + part, 0n);
  const size = BigInt(Math.abs(total));
  const shares = parts.map((part) => (size * part) / whole);
  const rests = parts.map((part) => (size * part) % whole);
  const leftOver = Number(size - shares.reduce((sum, share) => sum + share, 0n));
  const raised = new Set(
    rests
      .map((rest, place) => ({ rest, place }))
      .sort((one, other) => Number(other.rest > one.rest) - Number(other.rest < one.rest))
      .slice(0, leftOver)
      .map(({ place }) => place),
  );
  return shares.map((share, place) => {
    const amount = Number(share) + (raised.has(place) ? 1 : 0);
    return total < 0 && amount !== 0 ? -amount : amount;
  });
}
