import { Trans, useLingui } from '@lingui/react/macro';
import { payrollFormats } from '@muster/contract/payroll';
import { Link, useParams } from '@tanstack/react-router';
import { isMissing } from '../../data/errors/data-error.ts';
import { describeError } from '../../data/errors/words.ts';
import { anyText, oneOf } from '../../kit/list/list-params.ts';
import { useListSearch } from '../../kit/list/use-list-search.ts';
import { Breadcrumb, Crumb } from '../../kit/page/Breadcrumb.tsx';
import { MissingRecord } from '../../kit/page/MissingRecord.tsx';
import { WayOn } from '../../kit/page/WayOn.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { ExportList } from './ExportList.tsx';
import { ExportPanel } from './ExportPanel.tsx';
import { LockPanel } from './LockPanel.tsx';
import { PayrollLines } from './PayrollLines.tsx';
import { usePayrollPeriod } from './payroll-queries.ts';
import { periodStep } from './period-step.ts';
import { ProblemList } from './ProblemList.tsx';
import { StepBadge } from './StepBadge.tsx';
import { usePayrollWords } from './use-payroll-words.ts';

const params = { q: anyText, format: oneOf(payrollFormats) };

/** `/payroll/$from`: what keeps a pay period from being exported, what people earn in it, and its files. */
export function PayrollPeriodPage() {
  const { t, i18n } = useLingui();
  const words = usePayrollWords();
  const { from = '' } = useParams({ strict: false });
  const search = useListSearch(params);
  const format = search.values.format ?? 'csv';
  const read = usePayrollPeriod(from, format);
  const period = read.data;
  if (period === undefined && isMissing(read.error)) {
    return (
      <MissingRecord
        title={<Trans>Pay period not found</Trans>}
        action={
          <WayOn to="/payroll">
            <Trans>Back to payroll</Trans>
          </WayOn>
        }
      />
    );
  }
  return (
    <div className="flex w-full min-w-0 flex-col gap-5">
      <Breadcrumb>
        <Crumb to="/payroll">
          <Trans>Payroll</Trans>
        </Crumb>
      </Breadcrumb>
      <PageHeader
        isOwnName
        title={
          period === undefined ? (
            <Trans>Pay period</Trans>
          ) : (
            words.period(period.period_from, period.period_to)
          )
        }
        {...(period !== undefined && { description: <StepBadge step={periodStep(period)} /> })}
        actions={
          <Link to="/payroll/$from/certified" params={{ from }} className={buttonStyles({})}>
            <Trans>Certified payroll</Trans>
          </Link>
        }
      />
      {period === undefined ? (
        <Card isFlush>
          {read.isError ? (
            <ErrorState
              title={t`Couldn’t load this pay period`}
              onRetry={() => void read.refetch()}
            >
              {i18n._(describeError(read.error))}
            </ErrorState>
          ) : (
            <SkeletonRows count={6} />
          )}
        </Card>
      ) : (
        <div className="grid min-w-0 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
          <div className="min-w-0 empty:hidden">
            <ProblemList problems={period.problems} from={from} format={format} />
            {period.problems.blocking === 0 &&
              period.to_export > 0 &&
              period.problems.rows.length === 0 && (
                <Banner tone="done" title={<Trans>Ready to export</Trans>}>
                  <Trans>Every timesheet in this pay period is locked.</Trans>
                </Banner>
              )}
          </div>
          <div className="flex min-w-0 flex-col gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <LockPanel period={period} />
            <ExportPanel
              period={period}
              format={format}
              onFormat={(value) => search.change({ format: value })}
            />
            <ExportList title={t`Files for this pay period`} exports={period.history} />
          </div>
          <div className="min-w-0 lg:col-start-1">
            <PayrollLines from={from} search={search} />
          </div>
        </div>
      )}
    </div>
  );
}
