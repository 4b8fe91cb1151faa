import { msg } from '@lingui/core/macro';
import type { ErrorWords } from '../../data/errors/words.ts';

/** Why the server refuses something about timesheets. */
export const timesheetsErrors: ErrorWords = {
  day_locked: msg`That day is in a locked timesheet. Choose a later day.`,
  entry_open: msg`A time entry is still open. It needs a clock-out first.`,
  needs_review: msg`A time entry still needs review.`,
  hours_calculating: msg`Hours are still being calculated. Try again in a moment.`,
  not_signed: msg`The employee hasn’t signed this timesheet.`,
  not_approved: msg`This timesheet isn’t approved yet.`,
  sheet_locked: msg`This timesheet is locked.`,
  sheet_not_locked: msg`This timesheet isn’t locked.`,
  own_sheet: msg`You can’t approve your own timesheet.`,
  waits_for_supervisor: msg`A supervisor needs to approve this timesheet first.`,
  already_signed: msg`This timesheet is already signed.`,
  already_approved: msg`This timesheet is already approved.`,
};
