import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ListChecks from 'lucide-react/icons/list-checks';
import { useIdentity } from '../../data/identity/use-account.ts';
import { projectsQuery } from '../../data/jobs/projects-query.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { KeptChanges } from '../../kit/kept/KeptChanges.tsx';
import type { ListFilter } from '../../kit/list/list-filter.ts';
import { useProjectFilter } from '../../kit/list/use-project-filter.ts';
import { ResourceList } from '../../kit/list/ResourceList.tsx';
import { useCursorList } from '../../kit/list/use-cursor-list.ts';
import { useListSearch } from '../../kit/list/use-list-search.ts';
import { Breadcrumb, Crumb } from '../../kit/page/Breadcrumb.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { checklistTemplatesQuery } from '../../data/checklists/templates-query.ts';
import { checklistList } from './checklist-queries.ts';
import { checklistParams, filterOf } from './checklist-search.ts';
import { StartCard } from './StartCard.tsx';
import { useChecklistColumns } from './use-checklist-columns.tsx';
import { useChecklistWords } from './use-checklist-words.ts';
import { useLiveChecklists } from './use-live-checklists.ts';

/** `/construction/checklists`: the checklists that can be filled in, and those that were. */
export function ChecklistsPage() {
  const { t } = useLingui();
  const { role } = useIdentity();
  const search = useListSearch(checklistParams);
  const rows = useCursorList(checklistList, filterOf(search.values));
  const columns = useChecklistColumns();
  const filters = useChecklistFilters();
  const readAgain = useLiveChecklists();
  return (
    <div className="w-full space-y-5">
      <Breadcrumb>
        <Crumb to="/construction">
          <Trans>Construction</Trans>
        </Crumb>
      </Breadcrumb>
      <PageHeader
        title={<Trans>Checklists</Trans>}
        actions={
          role === 'admin' && (
            <Link to="/construction/checklists/templates" className={buttonStyles()}>
              <Trans>Edit templates</Trans>
            </Link>
          )
        }
      />
      <StartCard projectId={search.values.project ?? null} />
      <KeptChanges record="checklist:" onMade={readAgain} />
      <ResourceList
        label={t`Answered checklists`}
        rows={rows}
        rowKey={({ id }) => id}
        columns={columns}
        open={{ link: ({ id }) => ({ to: '/construction/checklists/$id', params: { id } }) }}
        search={search}
        searchField={{ label: t`Search checklists`, placeholder: t`Title, note or name` }}
        filters={filters}
        renderCount={(total) => <Plural value={total} one="# checklist" other="# checklists" />}
        failedTitle={<Trans>Couldn’t load the checklists</Trans>}
        empty={{
          icon: ListChecks,
          text: <Trans>No checklists filled in yet. Start one above; it works offline.</Trans>,
        }}
        csv={{ fileName: 'checklists' }}
      />
    </div>
  );
}

function useChecklistFilters(): readonly ListFilter[] {
  const { t } = useLingui();
  const { user_id } = useIdentity();
  const words = useChecklistWords();
  const projects = useSnapshotQuery(projectsQuery(user_id));
  const project = useProjectFilter(projects.status === 'ready' ? projects.data : []);
  const templates = useSnapshotQuery(checklistTemplatesQuery(user_id));
  return [
    {
      kind: 'select',
      key: 'result',
      label: t`Result`,
      allLabel: t({ message: 'All', context: 'checklists' }),
      options: [
        { value: 'failed', label: t`With problems` },
        { value: 'passed', label: t`No problems` },
      ],
    },
    {
      kind: 'select',
      key: 'template',
      label: t`Checklist`,
      allLabel: t`All checklists`,
      options:
        templates.status === 'ready'
          ? templates.data.templates.map(({ id, title }) => ({
              value: id,
              label: words.text(title),
            }))
          : [],
    },
    project,
  ];
}
