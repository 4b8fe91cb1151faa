import { useLingui } from '@lingui/react/macro';
import { type ReportSheetRequest, type ReportWithin } from '@muster/contract/reports';
import { useSaveWorkbook } from '../../kit/pdf/use-save-workbook.ts';
import type { AskedReport } from './report-queries.ts';
import { useReportHeadings } from './use-report-headings.ts';
import { useReportWords } from './use-report-words.ts';

/** Has the server write a spreadsheet of a report; with `within`, of the rows that it is made of. */
export function useSaveReport({ report, by, period }: AskedReport, within: ReportWithin | null) {
  const { t } = useLingui();
  const words = useReportWords();
  const { group, figures, none } = useReportHeadings({ report, by, period });
  const names =
    within === null
      ? [group]
      : [t`Date`, words.group('person'), words.group('project'), words.group('code')];
  return useSaveWorkbook({
    name: 'report-sheet',
    fileName: `muster-${report}-${by}`,
    failedTitle: t`Couldn’t create the spreadsheet`,
    request: () =>
      ({
        report,
        group_by: by,
        period,
        within,
        headings: [...names, ...figures],
        none,
      }) satisfies ReportSheetRequest,
  });
}
