import { msg } from '@lingui/core/macro';
import type { ErrorWords } from '../../data/errors/words.ts';

/** Why the server refuses something about payroll exports. */
export const payrollErrors: ErrorWords = {
  export_running: msg`A payroll file for this period is already being created.`,
  export_over: msg`This export is already finished or was canceled.`,
  payroll_problems: msg`Fix the problems listed for this period first.`,
  nothing_to_export: msg`There’s nothing new to export. Everything locked is in an earlier file.`,
  period_not_over: msg`This pay period isn’t over yet.`,
};
