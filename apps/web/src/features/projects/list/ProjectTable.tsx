import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedProject } from '@muster/contract/projects';
import { Link, useNavigate } from '@tanstack/react-router';
import { DataTable, type TableColumn } from '../../../ui/DataTable.tsx';
import { ProjectStatusBadge } from '../ProjectStatusBadge.tsx';
import { useDayText } from '../use-day-text.ts';
import { OnClock } from './OnClock.tsx';

/** The list on a desktop. */
export function ProjectTable({ projects }: { readonly projects: readonly ListedProject[] }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const columns = useProjectColumns();
  return (
    <DataTable
      caption={t`Projects`}
      columns={columns}
      rows={projects}
      rowKey={({ id }) => id}
      onRowPress={({ id }) =>
        void navigate({ to: '/admin/projects/$projectId', params: { projectId: id } })
      }
    />
  );
}

function useProjectColumns(): readonly TableColumn<ListedProject>[] {
  const { t } = useLingui();
  const dayText = useDayText();
  return [
    {
      key: 'name',
      header: t`Project`,
      cell: ({ id, name, number }) => (
        <span className="flex max-w-72 items-baseline gap-2">
          <Link
            to="/admin/projects/$projectId"
            params={{ projectId: id }}
            className="min-w-0 truncate font-medium hover:underline"
            title={name}
            onClick={(event) => event.stopPropagation()}
          >
            <bdi>{name}</bdi>
          </Link>
          {number !== null && (
            <span className="max-w-20 shrink-0 truncate text-ink-3" title={number}>
              {number}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'status',
      header: t`Status`,
      cell: ({ status, is_archived }) => (
        <ProjectStatusBadge look="plain" status={is_archived ? 'archived' : status} />
      ),
    },
    {
      key: 'customer',
      header: t`Customer`,
      cell: ({ customer }) => (
        <span className="block max-w-40 truncate text-ink-2" title={customer ?? undefined}>
          <bdi>{customer}</bdi>
        </span>
      ),
    },
    {
      key: 'crews',
      header: t`Crews`,
      cell: ({ crew_names }) => (
        <span className="block max-w-40 truncate text-ink-2" title={crew_names.join(', ')}>
          {crew_names.length === 0 ? <Trans>Everybody</Trans> : crew_names.join(', ')}
        </span>
      ),
    },
    {
      key: 'starts',
      header: t`Starts`,
      cell: ({ starts_on }) => (
        <span className="whitespace-nowrap text-ink-2 tabular-nums">
          {starts_on !== null && dayText(starts_on)}
        </span>
      ),
    },
    {
      key: 'sites',
      header: t`Sites`,
      align: 'end',
      cell: ({ site_count }) => (
        <span className={site_count === 0 ? 'text-ink-3' : 'text-ink-2'}>{site_count}</span>
      ),
    },
    {
      key: 'now',
      header: t`Right now`,
      align: 'end',
      cell: ({ on_clock }) => (on_clock === 0 ? null : <OnClock count={on_clock} />),
    },
  ];
}
