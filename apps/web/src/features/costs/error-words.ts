import { msg } from '@lingui/core/macro';
import type { ErrorWords } from '../../data/errors/words.ts';

/** Why the server refuses something about what projects cost. */
export const costsErrors: ErrorWords = {
  budget_locked: msg`This budget is active, so its original lines can’t change. Add a modification.`,
  budget_not_active: msg`This budget isn’t active yet. Edit its lines instead.`,
  budget_empty: msg`This budget has no lines yet.`,
  not_balanced: msg`The amounts don’t add up to zero.`,
  on_change_order: msg`This ticket is on a change order. Take it off there, or void the change order, first.`,
  mixed_currency: msg`This amount is in another currency than your company’s.`,
};
