import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PayrollPeriodRow } from '@muster/contract/payroll';
import { Link, linkOptions } from '@tanstack/react-router';
import Banknote from 'lucide-react/icons/banknote';
import type { ListColumn } from '../../kit/list/list-column.ts';
import { matching } from '../../kit/list/list-params.ts';
import { ResourceList } from '../../kit/list/ResourceList.tsx';
import { useListSearch } from '../../kit/list/use-list-search.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Hours } from './Hours.tsx';
import { usePayrollPeriods } from './payroll-queries.ts';
import { periodStep } from './period-step.ts';
import { queryRows } from './query-rows.ts';
import { StepBadge } from './StepBadge.tsx';
import { usePayrollWords } from './use-payroll-words.ts';

const params = { before: matching(/^\d{4}-\d{2}-\d{2}$/) };

/** `/payroll`: the company's pay periods, newest first, and the next step for each. */
export function PayrollPage() {
  const { t } = useLingui();
  const search = useListSearch(params);
  const periods = usePayrollPeriods(search.values.before ?? null);
  const next = periods.data?.next ?? null;
  return (
    <div className="flex w-full min-w-0 flex-col gap-5">
      <PageHeader
        title={<Trans>Payroll</Trans>}
        actions={
          <Link to="/payroll/mapping" className={buttonStyles({})}>
            <Trans>Payroll names</Trans>
          </Link>
        }
      />
      <ResourceList
        label={t`Pay periods`}
        rows={queryRows(periods, ({ rows }) => rows)}
        rowKey={({ period_from }) => period_from}
        columns={usePeriodColumns()}
        open={{
          link: ({ period_from }) =>
            linkOptions({ to: '/payroll/$from', params: { from: period_from } }),
        }}
        search={search}
        renderCount={(total) => <Plural value={total} one="# pay period" other="# pay periods" />}
        failedTitle={t`Couldn’t load the pay periods`}
        empty={{ icon: Banknote, text: <Trans>No pay periods yet.</Trans> }}
      />
      {(next !== null || search.values.before !== undefined) && (
        <div className="flex flex-wrap gap-2">
          {search.values.before !== undefined && (
            <Button onClick={() => search.change({ before: undefined })}>
              <Trans>Newest</Trans>
            </Button>
          )}
          {next !== null && (
            <Button onClick={() => search.change({ before: next })}>
              <Trans>Older pay periods</Trans>
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function usePeriodColumns(): readonly ListColumn<PayrollPeriodRow>[] {
  const { t, i18n } = useLingui();
  const words = usePayrollWords();
  return [
    {
      key: 'period',
      header: t`Pay period`,
      minRem: 14,
      cell: ({ period_from: from, period_to: to }) => words.period(from, to),
    },
    {
      key: 'step',
      header: t`Status`,
      minRem: 14,
      onCard: 'detail',
      cell: (row) => <StepBadge step={periodStep(row)} />,
    },
    {
      key: 'hours',
      header: t`Hours`,
      minRem: 9,
      align: 'end',
      onCard: 'trailing',
      cell: ({ minutes }) => <Hours minutes={minutes} />,
    },
    {
      key: 'overtime',
      header: t`Overtime`,
      minRem: 9,
      align: 'end',
      cell: ({ overtime_minutes: minutes }) => <Hours minutes={minutes} />,
    },
    {
      key: 'people',
      header: t`People`,
      minRem: 6,
      align: 'end',
      cell: ({ people }) => i18n.number(people),
    },
    {
      key: 'exceptions',
      header: t`Exceptions`,
      minRem: 8,
      align: 'end',
      cell: ({ exceptions }) =>
        exceptions === 0 ? <span className="text-ink-3">–</span> : i18n.number(exceptions),
    },
    {
      key: 'exports',
      header: t`Files`,
      minRem: 5,
      align: 'end',
      cell: ({ exports }) =>
        exports === 0 ? <span className="text-ink-3">–</span> : i18n.number(exports),
    },
  ];
}
