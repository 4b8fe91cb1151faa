import { roundHalfUp } from './fraction.ts';

/**
 * Money is whole numbers: amounts in minor units (cents), prices in ten-thousandths of the currency's unit, quantities
 * in thousandths. The database counts alike (`app.line_amount`, `app.spread_amount`, the domains `public.amount`,
 * `public.price` and `public.quantity`); both answer the cases beside this file.
 */
export const mostAmount = Number.MAX_SAFE_INTEGER;

export const amountDecimals = 2;
export const priceDecimals = 4;
export const quantityDecimals = 3;

/** Quantity times price is in ten-millionths of the unit; a cent has so many of them. */
const perCent = 10n ** BigInt(quantityDecimals + priceDecimals - amountDecimals);

/** What a line of a quantity at a price comes to, half a cent away from zero; null past what can be kept. */
export function lineAmount(quantity: number, price: number): number | null {
  const amount = roundHalfUp({ over: BigInt(quantity) * BigInt(price), under: perCent });
  return Number.isSafeInteger(amount) ? amount : null;
}

/**
 * Spreads an amount over lines in proportion to their weights, to the cent: what is left over goes to the largest
 * remainders, of equal ones to the earlier line. A line of less than zero takes no share; when none takes one, all
 * share alike.
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
