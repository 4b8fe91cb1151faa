import { Trans, useLingui } from '@lingui/react/macro';
import { reportGroups, reports } from '@muster/contract/reports';
import { Link } from '@tanstack/react-router';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useListSearch } from '../../kit/list/use-list-search.ts';
import { buttonStyles } from '../../ui/button-styles.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { Select } from '../../ui/Select.tsx';
import { PeriodPicker } from './PeriodPicker.tsx';
import { useLiveReports, useReport } from './report-queries.ts';
import { askedReport, reportParams, reportsFor } from './report-search.ts';
import { ReportView } from './ReportView.tsx';
import { ReportViews } from './ReportViews.tsx';
import { useReportWords } from './use-report-words.ts';

/** `/reports`: hours worked and what they mean, for supervisors about their crews and for admins about everyone. */
export function ReportsPage() {
  const { t } = useLingui();
  const words = useReportWords();
  const isAdmin = useIdentity().role === 'admin';
  const search = useListSearch(reportParams);
  const asked = askedReport(search.values, isAdmin);
  const query = useReport(asked);
  useLiveReports();
  const offered = reportsFor(isAdmin);
  const { groups } = reports[asked.report];
  return (
    <div className="w-full min-w-0 space-y-5">
      <PageHeader
        title={<Trans>Reports</Trans>}
        {...(query.data !== undefined && {
          description: words.days(query.data.from, query.data.to),
        })}
        {...(isAdmin && {
          actions: (
            <Link to="/reports/work-in-progress" className={buttonStyles()}>
              <ChartNoAxesColumn aria-hidden className="size-5 shrink-0 md:size-4" />
              <Trans>Work in progress</Trans>
            </Link>
          ),
        })}
      />
      {offered.length > 1 && (
        <SegmentedControl
          label={t`Report`}
          isLabelHidden
          isOneRow
          className="print:hidden"
          options={offered.map((value) => ({ value, label: words.report(value) }))}
          value={asked.report}
          onChange={(report) => search.change({ report, by: undefined, q: '' })}
        />
      )}
      <ReportViews asked={asked} onChoose={search.show} />
      <div className="flex flex-wrap items-end gap-3 print:hidden">
        {reports[asked.report].hasPeriod && (
          <PeriodPicker
            search={search}
            shown={query.data === undefined ? null : { from: query.data.from, to: query.data.to }}
          />
        )}
        <Select
          label={t`Group by`}
          className="min-w-40 flex-1 md:max-w-56"
          value={asked.by}
          options={groups.map((value) => ({ value, label: words.group(value) }))}
          onChange={({ target }) =>
            search.change({ by: reportGroups.find((value) => value === target.value), q: '' })
          }
        />
      </div>
      <ReportView key={`${asked.report} ${asked.by}`} asked={asked} query={query} search={search} />
    </div>
  );
}
