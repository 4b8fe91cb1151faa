import { figuresFor } from '@muster/contract/reports';
import { useIdentity } from '../../data/identity/use-account.ts';
import type { AskedReport } from './report-queries.ts';
import { useReportWords } from './use-report-words.ts';

/** Returns the headings of a report's file: its group, its figures and the label for rows without a group. */
export function useReportHeadings({ report, by }: AskedReport) {
  const words = useReportWords();
  const figures = figuresFor(report, useIdentity().role === 'admin').map(({ key }) =>
    words.figure(key),
  );
  return { group: words.group(by), figures, none: words.without(by) };
}
