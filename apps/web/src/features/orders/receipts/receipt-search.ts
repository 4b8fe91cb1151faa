import { receiptPayers, receiptStates } from '@muster/contract/receipts';
import { anyText, matching, oneOf, type ParamValues } from '../../../kit/list/list-params.ts';
import { daysOf, spendPeriods } from '../list/order-search.ts';
import type { ReceiptFilter } from './receipt-queries.ts';

/** The filters in the address of the list. */
export const receiptParams = {
  q: anyText,
  state: oneOf(receiptStates),
  paid: oneOf(receiptPayers),
  project: matching(/^[0-9a-f-]{36}$/),
  period: oneOf(spendPeriods),
  mine: oneOf(['yes']),
};

/** Whether a new one is being added: the first screens lead there. */
export const addParams = { add: oneOf(['yes']) };

/** What the server is asked for; `today` is `yyyy-mm-dd`. */
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
