import { parsePrice } from '@muster/domain/money/decimal-text';

/** Amounts of pay an hour: integer ten-thousandths of the currency's unit, as the database keeps them. */
const unit = 10_000;
const mostHourlyUnits = 200_000;

/**
 * What someone typed as a rate, in the way of their language; null when it is none, not above zero, or more than can
 * be kept.
 *
 * @param mostUnits the largest amount that can be kept
 */
export function parseRate(
  typed: string,
  locale: string | readonly string[],
  mostUnits = mostHourlyUnits,
): number | null {
  const rate = parsePrice(typed, locale);
  return rate !== null && rate > 0 && rate <= mostUnits * unit ? rate : null;
}
