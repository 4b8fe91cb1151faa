import { useLingui } from '@lingui/react/macro';
import type { ListedCompany } from '@muster/contract/platform';
import type { ListColumn } from '../../kit/list/list-column.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { usePlatformWords } from './use-platform-words.ts';

export function useCompanyColumns(): readonly ListColumn<ListedCompany>[] {
  const { t, i18n } = useLingui();
  const words = usePlatformWords();
  const states = useCompanyStates();
  const trouble = useTroubleWords();
  const number = (value: number) => <span className="tabular-nums">{i18n.number(value)}</span>;
  return [
    {
      key: 'name',
      header: t`Name`,
      minRem: 14,
      cell: ({ name }) => <bdi title={name}>{name}</bdi>,
    },
    {
      key: 'state',
      header: t`State`,
      minRem: 7,
      onCard: 'trailing',
      cell: ({ state }) =>
        state === 'active' ? (
          <span className="text-ink-2">{states.active}</span>
        ) : (
          <StatusBadge tone="attention" look="plain">
            {states.suspended}
          </StatusBadge>
        ),
    },
    {
      key: 'trouble',
      header: t`Failures`,
      minRem: 10,
      onCard: 'below',
      cell: (company) => {
        const told = trouble(company);
        return (
          told !== null && (
            <StatusBadge tone="danger" look="plain">
              {told}
            </StatusBadge>
          )
        );
      },
    },
    {
      key: 'people',
      header: t`People`,
      isNarrow: true,
      minRem: 5,
      align: 'end',
      cell: ({ people }) => number(people),
    },
    {
      key: 'clock',
      header: t`On the clock`,
      isNarrow: true,
      minRem: 7,
      align: 'end',
      cell: ({ on_the_clock }) => number(on_the_clock),
    },
    {
      key: 'punch',
      header: t`Last punch`,
      minRem: 9,
      onCard: 'detail',
      cell: ({ last_punch_at }) =>
        last_punch_at !== null && <span className="text-ink-2">{words.moment(last_punch_at)}</span>,
    },
    {
      key: 'storage',
      header: t`Storage`,
      isNarrow: true,
      minRem: 6,
      align: 'end',
      cell: ({ storage_bytes }) => <span className="text-ink-2">{words.size(storage_bytes)}</span>,
    },
    {
      key: 'founded',
      header: t`Founded`,
      isNarrow: true,
      minRem: 8,
      cell: ({ founded_at }) => <span className="text-ink-2">{words.date(founded_at)}</span>,
    },
  ];
}

export function useCompanyStates(): Readonly<Record<ListedCompany['state'], string>> {
  const { t } = useLingui();
  return {
    active: t({ message: 'Active', context: 'a company' }),
    suspended: t({ message: 'Suspended', context: 'a company' }),
  };
}

/** Returns a function that sums up a company's failures in a few words, or returns null if there are none. */
function useTroubleWords() {
  const { t } = useLingui();
  return ({ failed_mails, failed_jobs }: ListedCompany): string | null => {
    if (failed_mails > 0 && failed_jobs > 0) return t`Emails and jobs`;
    if (failed_mails > 0) return t`Emails`;
    return failed_jobs > 0 ? t`Jobs` : null;
  };
}
