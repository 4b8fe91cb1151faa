import { Trans, useLingui } from '@lingui/react/macro';
import type { CertifiedPayrollList } from '@muster/contract/certified-payroll';
import { Link, useParams } from '@tanstack/react-router';
import FileText from 'lucide-react/icons/file-text';
import { describeError } from '../../../data/errors/words.ts';
import { matching } from '../../../kit/list/list-params.ts';
import { useListSearch } from '../../../kit/list/use-list-search.ts';
import { Breadcrumb, Crumb } from '../../../kit/page/Breadcrumb.tsx';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Select } from '../../../ui/Select.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { usePayrollWords } from '../use-payroll-words.ts';
import { CertifiedPayrollView } from './CertifiedPayrollView.tsx';
import { useCertifiedPayrolls } from './certified-queries.ts';

const params = {
  project: matching(/^[0-9a-f-]{36}$/),
  week: matching(/^\d{4}-\d{2}-\d{2}$/),
};

/** `/payroll/$from/certified`: certified payrolls (WH-347) of a pay period, by project and week. */
export function CertifiedPayrollPage() {
  const { t, i18n } = useLingui();
  const { from = '' } = useParams({ strict: false });
  const read = useCertifiedPayrolls(from);
  return (
    <div className="flex w-full max-w-reading min-w-0 flex-col gap-5">
      <Breadcrumb>
        <Crumb to="/payroll">
          <Trans>Payroll</Trans>
        </Crumb>
        <Crumb to="/payroll/$from" params={{ from }}>
          <Trans>Pay period</Trans>
        </Crumb>
      </Breadcrumb>
      <PageHeader
        title={<Trans>Certified payroll</Trans>}
        description={<Trans>Form WH-347, from locked timesheets, for each project and week.</Trans>}
      />
      {read.data === undefined ? (
        <Card isFlush>
          {read.isError ? (
            <ErrorState
              title={t`Couldn’t load the certified payrolls`}
              onRetry={() => void read.refetch()}
            >
              {i18n._(describeError(read.error))}
            </ErrorState>
          ) : (
            <SkeletonRows count={6} />
          )}
        </Card>
      ) : (
        <ChosenPayroll from={from} payrolls={read.data.payrolls} />
      )}
    </div>
  );
}

type ChosenPayrollProps = Pick<CertifiedPayrollList, 'payrolls'> & { readonly from: string };

function ChosenPayroll({ from, payrolls }: ChosenPayrollProps) {
  const { t } = useLingui();
  const words = usePayrollWords();
  const search = useListSearch(params);
  const { project, week } = search.values;
  const chosen =
    payrolls.find((each) => each.project_id === project && each.week_from === week) ?? payrolls[0];
  if (chosen === undefined) {
    return (
      <EmptyState
        icon={FileText}
        action={
          <Link to="/timesheets" search={{ period: from }} className={buttonStyles({})}>
            <Trans>Open timesheets</Trans>
          </Link>
        }
      >
        <Trans>No locked timesheet in this pay period has work on a project.</Trans>
      </EmptyState>
    );
  }
  const keyOf = (each: typeof chosen) => `${each.project_id} ${each.week_from}`;
  return (
    <>
      <Select
        label={t`Week and project`}
        value={keyOf(chosen)}
        onChange={({ target }) => {
          const next = payrolls.find((each) => keyOf(each) === target.value);
          if (next !== undefined) search.show({ project: next.project_id, week: next.week_from });
        }}
        options={payrolls.map((each) => ({
          value: keyOf(each),
          // A phone truncates what doesn't fit. The week is short, and there is no other place for it.
          label: `${words.period(each.week_from, lastDayOf(each.week_from))} · ${each.project}`,
        }))}
      />
      <CertifiedPayrollView
        key={keyOf(chosen)}
        from={from}
        projectId={chosen.project_id}
        weekFrom={chosen.week_from}
      />
    </>
  );
}

function lastDayOf(weekFrom: string): string {
  return new Date(Date.parse(weekFrom) + 6 * 86_400_000).toISOString().slice(0, 10);
}
