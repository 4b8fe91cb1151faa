import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { jsaStates } from '@muster/contract/jsa';
import { Link } from '@tanstack/react-router';
import FileCheck from 'lucide-react/icons/file-check';
import Plus from 'lucide-react/icons/plus';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { projectsQuery } from '../../data/jobs/projects-query.ts';
import type { ListFilter } from '../../kit/list/list-filter.ts';
import { useProjectFilter } from '../../kit/list/use-project-filter.ts';
import { ResourceList } from '../../kit/list/ResourceList.tsx';
import { useCursorList } from '../../kit/list/use-cursor-list.ts';
import { useListSearch } from '../../kit/list/use-list-search.ts';
import { buttonStyles } from '../../ui/button-styles.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';
import { filterOf, jsaParams } from './jsa-search.ts';
import { jsaList } from './jsa-queries.ts';
import { PendingJsas } from './PendingJsas.tsx';
import { useJsaColumns } from './use-jsa-columns.tsx';
import { useJsaWords } from './use-jsa-words.ts';
import { useLiveJsas } from './use-live-jsas.ts';

/** `/safety/jsas`: the job safety analyses that a person may read, today's first. */
export function JsasPage() {
  const { t } = useLingui();
  const { role } = useIdentity();
  const times = useTimeWords();
  const search = useListSearch(jsaParams);
  const rows = useCursorList(jsaList, filterOf(search.values));
  const columns = useJsaColumns();
  const filters = useJsaFilters();
  useLiveJsas();
  const talk = (
    <Link to="/sarah-jsa" className={buttonStyles({ variant: 'primary' })}>
      <Plus aria-hidden className="size-5 shrink-0 md:size-4" />
      <Trans>Start a JSA</Trans>
    </Link>
  );
  const isEmpty = rows.status === 'ready' && rows.total === 0 && !search.isNarrowed;
  return (
    <div className="w-full space-y-5">
      <PageHeader
        title={<Trans>JSAs</Trans>}
        actions={
          <>
            {role === 'admin' && (
              <Link to="/safety/library" className={buttonStyles()}>
                <Trans>Library</Trans>
              </Link>
            )}
            {!isEmpty && talk}
          </>
        }
      />
      <PendingJsas />
      <ResourceList
        label={t`JSAs`}
        rows={rows}
        rowKey={({ id }) => id}
        columns={columns}
        groupTitle={({ made_at }) => times.day(Date.parse(made_at), readerZone())}
        open={{ link: ({ id }) => ({ to: '/safety/jsas/$jsaId', params: { jsaId: id } }) }}
        search={search}
        searchField={{ label: t`Search JSAs`, placeholder: t`Number, task or place` }}
        filters={filters}
        renderCount={(total) => <Plural value={total} one="# JSA" other="# JSAs" />}
        failedTitle={<Trans>Couldn’t load the JSAs</Trans>}
        empty={{
          icon: FileCheck,
          text: <Trans>No job safety analyses yet. Talk the job through before you start.</Trans>,
          action: talk,
        }}
        csv={{ fileName: 'jsas' }}
      />
    </div>
  );
}

function useJsaFilters(): readonly ListFilter[] {
  const { t } = useLingui();
  const { user_id } = useIdentity();
  const words = useJsaWords();
  const projects = useSnapshotQuery(projectsQuery(user_id));
  const project = useProjectFilter(projects.status === 'ready' ? projects.data : []);
  return [
    {
      kind: 'select',
      key: 'state',
      label: t`Status`,
      allLabel: t`All`,
      options: jsaStates.map((state) => ({ value: state, label: words.state(state) })),
    },
    project,
    { kind: 'toggle', key: 'mine', label: t`Mine`, value: 'yes' },
  ];
}
