/** Amounts of pay an hour: integer ten-thousandths of the currency's unit, as the database keeps them. */
const unit = 10_000;
const mostHourlyUnits = 200_000;

/**
 * What someone typed as an amount, in the way of their language; null when it is none, or none that
 * can be kept. A mark before three digits parts thousands, as the language has it; any other one mark
 * is the decimal one, so that `25.50` is never 2,550.
 *
 * @param mostUnits the largest amount that can be kept
 */
export function parseRate(
  typed: string,
  locale: string | readonly string[],
  mostUnits = mostHourlyUnits,
): number | null {
  const compact = typed.replace(/[\s\u00a0\u202f']/g, '');
  const match = /^(\d[\d.,]*?)(?:([.,])(\d{1,4}))?$/.exec(compact);
  if (match === null) return null;
  const [, head = '', mark, tail = ''] = match;
  const isGroup =
    mark !== undefined && tail.length === 3 && (mark === groupMark(locale) || head.includes(mark));
  const whole = isGroup ? `${head}${mark}${tail}` : head;
  const grouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.exec(whole);
  if (!/^\d+$/.test(whole) && (grouped === null || (!isGroup && grouped[1] === mark))) return null;
  const units = Number(whole.replace(/[.,]/g, ''));
  if (units > mostUnits) return null;
  const rate = units * unit + (isGroup ? 0 : Number(tail.padEnd(4, '0')));
  return rate > 0 ? rate : null;
}

export function rateText(
  rate: number,
  currency: string,
  locale: string | readonly string[],
): string {
  return new Intl.NumberFormat([locale].flat(), {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 4,
  }).format(rate / unit);
}

function groupMark(locale: string | readonly string[]): string {
  const parts = new Intl.NumberFormat([locale].flat(), { useGrouping: true }).formatToParts(
    1_234_567,
  );
  return parts.find(({ type }) => type === 'group')?.value ?? ',';
}
