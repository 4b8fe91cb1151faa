import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { hazardStates, riskBands } from '@muster/domain';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import Plus from 'lucide-react/icons/plus';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { type ReactNode, Suspense } from 'react';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import type { ListFilter } from '../../../kit/list/list-filter.ts';
import { FilterBar } from '../../../kit/list/FilterBar.tsx';
import { ResourceList } from '../../../kit/list/ResourceList.tsx';
import { useListSearch } from '../../../kit/list/use-list-search.ts';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { Card } from '../../../ui/Card.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { hazardProjectsQuery } from '../hazard-projects-query.ts';
import { hazardParams, viewParams } from '../hazard-search.ts';
import { PendingReports } from './PendingReports.tsx';
import { SafetyMenu } from './SafetyMenu.tsx';
import { useHazardColumns } from './use-hazard-columns.tsx';
import { useHazardList } from './use-hazard-list.ts';
import { useLiveHazards } from '../use-live-hazards.ts';
import { useSafetyWords } from '../use-safety-words.ts';

const BoardView = lazyPart(async () => ({
  default: (await import('./BoardView.tsx')).BoardView,
}));
const HazardMapView = lazyPart(async () => ({
  default: (await import('./HazardMapView.tsx')).HazardMapView,
}));
const IndicatorsView = lazyPart(async () => ({
  default: (await import('./IndicatorsView.tsx')).IndicatorsView,
}));

/** `/safety`: reported hazards, worst first. `jobs` links to the work that is planned with JSAs. */
export function SafetyPage({ jobs }: { readonly jobs: ReactNode }) {
  const { t } = useLingui();
  const { role } = useIdentity();
  const search = useListSearch(hazardParams);
  const views = useListSearch(viewParams);
  const mayManage = role === 'admin' || role === 'supervisor';
  const view = mayManage ? (views.values.view ?? 'list') : 'list';
  const rows = useHazardList(search.values);
  const columns = useHazardColumns();
  const filters = useHazardFilters();
  useLiveHazards();
  const report = (
    <Link to="/safety/new" className={`${buttonStyles({ variant: 'primary' })} max-md:grow`}>
      <Plus aria-hidden className="size-5 shrink-0 md:size-4" />
      <Trans>Report a hazard</Trans>
    </Link>
  );
  // In that case the list itself has the button.
  const isEmpty =
    view === 'list' && rows.status === 'ready' && rows.total === 0 && !search.isNarrowed;
  return (
    <div className="w-full space-y-5">
      <PageHeader
        title={<Trans>Hazards</Trans>}
        actions={
          <>
            {role === 'admin' && (
              <>
                <Link to="/safety/incidents" className={`${buttonStyles()} max-xl:hidden`}>
                  <Trans>Incidents</Trans>
                </Link>
                <Link to="/safety/matrix" className={`${buttonStyles()} max-xl:hidden`}>
                  <Trans>Risk matrix</Trans>
                </Link>
              </>
            )}
            <div
              className={clsx(
                'flex flex-wrap gap-2 max-md:*:grow max-md:*:px-2',
                isEmpty ? 'max-md:min-w-0 max-md:flex-1' : 'max-md:order-last max-md:w-full',
              )}
            >
              {jobs}
            </div>
            {/* The menu is never alone on a line. */}
            <div className={clsx('flex gap-2', !isEmpty && 'max-md:w-full')}>
              {!isEmpty && report}
              <SafetyMenu values={search.values} />
            </div>
          </>
        }
      />
      <PendingReports />
      {mayManage && (
        <SegmentedControl
          label={t`View`}
          isLabelHidden
          className="w-full md:w-96 print:hidden"
          options={[
            { value: 'list', label: t`List` },
            { value: 'board', label: t`Board` },
            { value: 'map', label: t`Map` },
            { value: 'indicators', label: t`Metrics` },
          ]}
          value={view}
          onChange={(next) => views.change({ view: next === 'list' ? undefined : next })}
        />
      )}
      {(view === 'board' || view === 'map') && (
        <>
          <Card isFlush className="overflow-visible">
            <FilterBar
              search={search}
              searchField={{ label: t`Search hazards`, placeholder: t`Number, text or location` }}
              filters={filters}
              sorts={[]}
            />
          </Card>
          <Suspense>
            {view === 'board' ? (
              <BoardView values={search.values} />
            ) : (
              <HazardMapView values={search.values} />
            )}
          </Suspense>
        </>
      )}
      {view === 'indicators' && (
        <Suspense>
          <IndicatorsView />
        </Suspense>
      )}
      {view === 'list' && (
        <ResourceList
          label={t`Hazards`}
          rows={rows}
          rowKey={({ id }) => id}
          columns={columns}
          open={{ link: ({ id }) => ({ to: '/safety/$hazardId', params: { hazardId: id } }) }}
          search={search}
          searchField={{ label: t`Search hazards`, placeholder: t`Number, text or location` }}
          filters={filters}
          sorts={[
            { value: 'risk', column: 'risk', label: t`Highest risk`, direction: 'descending' },
            { value: 'due', column: 'due', label: t`Due soonest`, direction: 'ascending' },
            { value: 'newest', column: 'what', label: t`Newest`, direction: 'descending' },
          ]}
          renderCount={(total) =>
            rows.status === 'ready' && rows.more != null ? (
              <Trans>First {total} hazards</Trans>
            ) : (
              <Plural value={total} one="# hazard" other="# hazards" />
            )
          }
          failedTitle={<Trans>Couldn’t load the hazards</Trans>}
          empty={{
            icon: ShieldAlert,
            text: <Trans>No open hazards. See something unsafe? Report it.</Trans>,
            action: report,
          }}
          csv={{ fileName: 'hazards' }}
        />
      )}
    </div>
  );
}

function useHazardFilters(): readonly ListFilter[] {
  const { t } = useLingui();
  const { user_id } = useIdentity();
  const words = useSafetyWords();
  const projects = useSnapshotQuery(hazardProjectsQuery(user_id));
  return [
    {
      kind: 'select',
      key: 'status',
      label: t`Status`,
      allLabel: t`Not closed`,
      options: [
        { value: 'all', label: t`All` },
        ...hazardStates.map((state) => ({ value: state, label: words.state(state) })),
      ],
    },
    {
      kind: 'select',
      key: 'band',
      label: t`Risk`,
      allLabel: t`All risk levels`,
      options: riskBands.toReversed().map((band) => ({ value: band, label: words.band(band) })),
    },
    {
      kind: 'picker',
      key: 'project',
      label: t`Project`,
      allLabel: t`All projects`,
      searchLabel: t`Search projects`,
      emptyText: t`No project found.`,
      options:
        projects.status === 'ready'
          ? projects.data.map(({ id, name }) => ({ value: id, label: name }))
          : [],
    },
    { kind: 'toggle', key: 'mine', label: t`Mine`, value: 'yes' },
    { kind: 'toggle', key: 'overdue', label: t`Overdue`, value: 'yes' },
  ];
}
