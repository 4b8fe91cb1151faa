import { useLingui } from '@lingui/react/macro';
import { figuresFor, plainFigure, type ReportGroupRow } from '@muster/contract/reports';
import { useJobs } from '../../data/jobs/use-jobs.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import type { ListColumn } from '../../kit/list/list-column.ts';
import type { AskedReport } from './report-queries.ts';
import { useReportWords } from './use-report-words.ts';

/** A group's name, and its figures beside it. */
export function useReportColumns(
  { report, by }: AskedReport,
  currency: string,
): readonly ListColumn<ReportGroupRow>[] {
  const { t } = useLingui();
  const words = useReportWords();
  const { everyCostCode } = useJobs();
  const name = (row: ReportGroupRow) => {
    const label = words.label(by, row);
    const isTravel =
      by === 'code' && everyCostCode.some(({ id, isTravel: is }) => is && id === row.key);
    return isTravel ? t`${label} (travel time)` : label;
  };
  const figures = figuresFor(report, useIdentity().role === 'admin');
  return [
    {
      key: 'name',
      header: words.group(by),
      minRem: 12,
      wraps: true,
      cell: (row) => <bdi>{name(row)}</bdi>,
      text: name,
    },
    ...figures.map(({ key, unit }, at): ListColumn<ReportGroupRow> => ({
      key,
      header: words.figure(key),
      minRem: 8.5,
      isNarrow: true,
      align: 'end',
      onCard: at === 0 ? 'trailing' : 'detail',
      cell: ({ figures: values }) => {
        const value = values[at] ?? 0;
        if (at === 0) return words.value(value, unit, currency);
        return value === 0 ? null : (
          <>
            {/* A card has no heads. */}
            <span className="md:hidden">{words.figure(key)} </span>
            {words.value(value, unit, currency)}
          </>
        );
      },
      text: ({ figures: values }) =>
        plainFigure(values[at] ?? 0, unit).toFixed(unit === 'count' ? 0 : 2),
    })),
  ];
}
