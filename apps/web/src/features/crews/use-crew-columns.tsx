import { Plural, useLingui } from '@lingui/react/macro';
import type { ListedCrew } from '@muster/contract/crews';
import type { ListColumn } from '../../kit/list/list-column.ts';
import { useIsPhone } from '../../ui/use-is-phone.ts';

export function useCrewColumns(): readonly ListColumn<ListedCrew>[] {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  return [
    {
      key: 'name',
      header: t`Name`,
      minRem: 14,
      cell: ({ name }) => <bdi title={name}>{name}</bdi>,
    },
    {
      key: 'leads',
      header: t`Leads`,
      minRem: 12,
      onCard: 'detail',
      cell: ({ leads }) =>
        leads.length === 0 ? (
          <span className="text-ink-3">{t`No lead`}</span>
        ) : (
          <span className="text-ink-2" title={leads.join(', ')}>
            {leads.join(', ')}
          </span>
        ),
    },
    {
      key: 'people',
      header: t`People`,
      minRem: 6,
      align: 'end',
      onCard: 'trailing',
      cell: ({ people }) =>
        isPhone ? <Plural value={people} one="# person" other="# people" /> : people,
    },
    {
      key: 'projects',
      header: t`Projects`,
      minRem: 6,
      align: 'end',
      cell: ({ projects }) => projects,
    },
  ];
}
