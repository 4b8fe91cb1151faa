import { msg } from '@lingui/core/macro';
import type { ErrorWords } from '../../data/errors/words.ts';

/** Why the server refuses something about shifts, requests and time off. */
export const scheduleErrors: ErrorWords = {
  override_missing: msg`Some shifts have warnings. Enter a reason for publishing them, then try again.`,
  series_too_long: msg`Shifts can repeat for up to 400 days. Choose an earlier last day.`,
  own_shift: msg`This is your own shift.`,
  shift_begun: msg`This shift has already started.`,
  blocked: msg`This shift can’t be assigned. See the reasons.`,
  balance_too_low: msg`There isn’t enough time off left for this. Request less.`,
  time_off_overlaps: msg`You already have time off on those dates, approved or waiting for approval.`,
};
