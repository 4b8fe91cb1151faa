/** A fraction that stays exact until a line of pay is rounded. */
export type Fraction = { readonly over: bigint; readonly under: bigint };

/** Rounds half a cent up, or away from zero if negative. */
export function roundHalfUp({ over, under }: Fraction): number {
  const isNegative = over < 0n !== under < 0n;
  const top = over < 0n ? -over : over;
  const bottom = under < 0n ? -under : under;
  const rounded = Number((top * 2n + bottom) / (bottom * 2n));
  return isNegative && rounded !== 0 ? -rounded : rounded;
}

export function addFractions(one: Fraction, other: Fraction): Fraction {
  if (one.under === other.under) return { over: one.over + other.over, under: one.under };
  return {
    over: one.over * other.under + other.over * one.under,
    under: one.under * other.under,
  };
}

/** Converts to a number for display; amounts are never calculated from it. */
export function fractionToNumber({ over, under }: Fraction): number {
  return Number((over * 10_000n) / under) / 10_000;
}
