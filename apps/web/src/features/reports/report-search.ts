import {
  type AskedPeriod,
  reportGroups,
  reportIds,
  reportPeriods,
  reports,
} from '@muster/contract/reports';
import { anyText, matching, oneOf, type ParamValues } from '../../kit/list/list-params.ts';
import type { AskedReport } from './report-queries.ts';

const day = matching(/^\d{4}-\d{2}-\d{2}$/);

/** The page's parameters, as in its address. */
export const reportParams = {
  q: anyText,
  report: oneOf(reportIds),
  by: oneOf(reportGroups),
  period: oneOf(reportPeriods),
  from: day,
  to: day,
};

/** Returns the report that an address asks for, with defaults for missing parameters. */
export function askedReport(
  values: ParamValues<typeof reportParams>,
  isAdmin: boolean,
): AskedReport {
  const report = reportsFor(isAdmin).find((id) => id === values.report) ?? 'hours';
  const { groups } = reports[report];
  const by = groups.find((group) => group === values.by) ?? groups[0];
  return { report, by, period: askedPeriod(values) };
}

/** Returns the reports that the reader may open, in order. */
export function reportsFor(isAdmin: boolean) {
  return reportIds.filter((id) => isAdmin || !reports[id].isForAdmins);
}

function askedPeriod({ period, from, to }: ParamValues<typeof reportParams>): AskedPeriod {
  if (period !== 'custom') return { kind: period ?? 'this_pay_period' };
  // Use the default period until both days are chosen.
  return from === undefined || to === undefined
    ? { kind: 'this_pay_period' }
    : { kind: 'custom', from, to };
}
