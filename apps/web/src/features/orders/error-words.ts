import { msg } from '@lingui/core/macro';
import type { ErrorWords } from '../../data/errors/words.ts';

/** Why the server refuses something about orders, requests and vendors. */
export const ordersErrors: ErrorWords = {
  delegate_of_author: msg`You approve in place of someone who wrote or submitted this order, so someone else has to approve it.`,
  insurance_expired: msg`The vendor’s insurance has expired. Add a valid certificate first.`,
  link_not_valid: msg`This link no longer works. Sign in to see the order.`,
  over_budget: msg`This order is over budget. An admin can let it pass with a reason.`,
  over_limit: msg`This order is above your limit.`,
  numbers_used_up: msg`This device has no order numbers left. Connect once to get new ones.`,
  no_rate: msg`The company pays nothing for this on that day.`,
  own_receipt: msg`This receipt is your own, so another admin has to decide it.`,
  own_order: msg`You wrote, requested or submitted this order, so someone else has to approve it.`,
};
