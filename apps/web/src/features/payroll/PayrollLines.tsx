import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PayrollLines as Lines } from '@muster/contract/payroll';
import { linkOptions } from '@tanstack/react-router';
import Lock from 'lucide-react/icons/lock';
import Users from 'lucide-react/icons/users';
import type { ListColumn } from '../../kit/list/list-column.ts';
import { useNameColumn } from '../../kit/person/use-name-column.tsx';
import type { AnySearch } from '../../kit/list/FilterBar.tsx';
import { ResourceList } from '../../kit/list/ResourceList.tsx';
import { matchesSearch } from '../../ui/search-text.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { Hours } from './Hours.tsx';
import { usePayrollLines } from './payroll-queries.ts';
import { queryRows } from './query-rows.ts';
import { usePayrollWords } from './use-payroll-words.ts';

type Line = Lines['rows'][number];

/** Each person's earnings in a pay period; a press opens their timesheet. */
export function PayrollLines({
  from,
  search,
}: {
  readonly from: string;
  readonly search: AnySearch;
}) {
  const { t } = useLingui();
  const lines = usePayrollLines(from);
  const q = search.values['q'] ?? '';
  return (
    <ResourceList
      label={t`People in this pay period`}
      rows={queryRows(lines, (rows) => rows.filter(({ name }) => matchesSearch(name, q)))}
      rowKey={({ person_id }) => person_id}
      columns={useLineColumns()}
      open={{
        link: ({ person_id }) =>
          linkOptions({ to: '/timesheets/$from/$personId', params: { from, personId: person_id } }),
      }}
      search={search}
      searchField={{ label: t`Search people` }}
      renderCount={(total) => <Plural value={total} one="# person" other="# people" />}
      failedTitle={t`Couldn’t load the pay for this period`}
      empty={{ icon: Users, text: <Trans>No one has pay in this period yet.</Trans> }}
      noMatch={<Trans>No one matches.</Trans>}
    />
  );
}

function useLineColumns(): readonly ListColumn<Line>[] {
  const { t } = useLingui();
  const words = usePayrollWords();
  return [
    useNameColumn(12),
    {
      key: 'amount',
      header: t`Amount`,
      minRem: 8,
      align: 'end',
      onCard: 'trailing',
      cell: ({ cents, without_amount: missing }) =>
        missing > 0 ? (
          <StatusBadge tone="attention" look="plain">
            {Object.keys(cents).length === 0 ? t`No rate` : words.money(cents)}
          </StatusBadge>
        ) : (
          words.money(cents)
        ),
    },
    {
      key: 'overtime',
      header: words.earning('overtime'),
      minRem: 7,
      align: 'end',
      cell: ({ minutes }) => (
        <Hours minutes={(minutes.overtime ?? 0) + (minutes.double_time ?? 0)} />
      ),
    },
    {
      key: 'state',
      header: t`Timesheet`,
      minRem: 7,
      onCard: 'detail',
      cell: ({ state }) =>
        state === 'locked' ? (
          <StatusBadge tone="done" look="plain" icon={Lock}>
            <Trans>Locked</Trans>
          </StatusBadge>
        ) : (
          <span className="text-ink-2">
            <Trans>Not locked</Trans>
          </span>
        ),
    },
    {
      key: 'regular',
      header: words.earning('regular'),
      minRem: 8,
      align: 'end',
      cell: ({ minutes }) => <Hours minutes={minutes.regular ?? 0} />,
    },
    {
      key: 'premiums',
      header: t`Premiums`,
      minRem: 8,
      align: 'end',
      cell: ({ minutes }) => (
        <Hours minutes={(minutes.meal_premium ?? 0) + (minutes.rest_premium ?? 0)} />
      ),
    },
    {
      key: 'adjustments',
      header: t`Adjustments`,
      minRem: 8,
      align: 'end',
      cell: ({ adjustment_minutes: minutes }) => <Hours minutes={minutes} />,
    },
  ];
}
