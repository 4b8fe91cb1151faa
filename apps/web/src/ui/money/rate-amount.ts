import { parsePrice } from '@muster/domain/money/decimal-text';

/** Amounts of pay per hour: integer ten-thousandths of the currency's unit, as the database stores them. */
const unit = 10_000;
const mostHourlyUnits = 200_000;

/**
 * Parses a typed rate in the format of the reader's language; null if it is invalid, not above zero, or more
 * than can be stored.
 *
 * @param mostUnits the largest amount that can be stored
 */
export function parseRate(
  typed: string,
  locale: string | readonly string[],
  mostUnits = mostHourlyUnits,
): number | null {
  const rate = parsePrice(typed, locale);
  return rate !== null && rate > 0 && rate <= mostUnits * unit ? rate : null;
}
