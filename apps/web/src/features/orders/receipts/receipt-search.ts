import { receiptPayers, receiptStates } from '@muster/contract/receipts';
import { anyText, matching, oneOf, type ParamValues } from '../../../kit/list/list-params.ts';
import { daysOf, spendPeriods } from '../list/order-search.ts';
import type { ReceiptFilter } from './receipt-queries.ts';

/** The list's filters, as in its address. */
export const receiptParams = {
  q: anyText,
  state: oneOf(receiptStates),
  paid: oneOf(receiptPayers),
  project: matching(/^[0-9a-f-]{36}$/),
  period: oneOf(spendPeriods),
  mine: oneOf(['yes']),
};

/** Opens the form for a new receipt; the first screens link to it. */
export const addParams = { add: oneOf(['yes']) };

/** Returns the server's filter for a search; `today` is `yyyy-mm-dd`. */
export function receiptFilterOf(
  { q, state, paid, project, period, mine }: ParamValues<typeof receiptParams>,
  today: string,
): ReceiptFilter {
  return {
    ...(q !== undefined && { q: q.trim() }),
    ...(state !== undefined && { state }),
    ...(paid !== undefined && { paid_by: paid }),
    ...(project !== undefined && { project_id: project }),
    ...(period !== undefined && daysOf(period, today)),
    ...(mine === 'yes' && { mine: true }),
  };
}
