import { useLingui } from '@lingui/react/macro';
import type { ListedCrew } from '@muster/contract/crews';
import { Link } from '@tanstack/react-router';
import type { TableColumn } from '../../ui/DataTable.tsx';

export function useCrewColumns(): readonly TableColumn<ListedCrew>[] {
  const { t } = useLingui();
  return [
    {
      key: 'name',
      header: t`Name`,
      width: '38%',
      cell: ({ id, name }) => (
        <Link
          to="/admin/crews/$crewId"
          params={{ crewId: id }}
          title={name}
          className="block max-w-96 truncate font-medium hover:underline"
        >
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    {
      key: 'leads',
      header: t`Leads`,
      width: '38%',
      cell: ({ leads }) =>
        leads.length === 0 ? (
          <span className="text-ink-3">{t`No lead`}</span>
        ) : (
          <span className="block max-w-96 truncate text-ink-2" title={leads.join(', ')}>
            {leads.join(', ')}
          </span>
        ),
    },
    { key: 'people', header: t`People`, align: 'end', cell: ({ people }) => people },
    { key: 'projects', header: t`Projects`, align: 'end', cell: ({ projects }) => projects },
  ];
}
