import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { linkOptions } from '@tanstack/react-router';
import FolderKanban from 'lucide-react/icons/folder-kanban';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { ResourceList } from '../../../kit/list/ResourceList.tsx';
import { useListSearch } from '../../../kit/list/use-list-search.ts';
import { usePagedList } from '../../../kit/list/use-paged-list.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { projectList, projectParams } from '../project-list-query.ts';
import { useStatusWords } from '../use-status-words.ts';
import { NewProjectSheet } from './NewProjectSheet.tsx';
import { useProjectColumns } from './use-project-columns.tsx';

const statuses = ['planned', 'active', 'on_hold', 'done', 'archived'] as const;

/** `/admin/projects`: all of the company's projects for admins, and those of their crews for supervisors. */
export function ProjectsPage() {
  const isAdmin = useIdentity().role === 'admin';
  const { t } = useLingui();
  const words = useStatusWords();
  const [isAdding, setAdding] = useState(false);
  const search = useListSearch(projectParams);
  const { q = '', status = null } = search.values;
  const rows = usePagedList(projectList, { search: q.trim(), status });
  const counts = rows.status === 'ready' ? rows.page.counts : null;
  const newButton = isAdmin && (
    <Button variant="primary" icon={Plus} onClick={() => setAdding(true)}>
      <Trans>New project</Trans>
    </Button>
  );
  // The button for the first project is in the middle of the page, and nowhere else.
  const isEmpty = rows.status === 'ready' && rows.total === 0 && !search.isNarrowed;
  return (
    <div className="w-full space-y-5">
      <PageHeader title={<Trans>Projects</Trans>} {...(!isEmpty && { actions: newButton })} />
      <ResourceList
        label={t`Projects`}
        rows={rows}
        rowKey={({ id }) => id}
        columns={useProjectColumns()}
        open={{
          link: ({ id }) =>
            linkOptions({ to: '/admin/projects/$projectId', params: { projectId: id } }),
        }}
        search={search}
        searchField={{
          label: t`Search projects`,
          placeholder: t`Name or number`,
        }}
        filters={[
          {
            kind: 'chips',
            key: 'status',
            label: t`Status`,
            allLabel: t`All`,
            allCount: counts && openCount(counts),
            options: statuses.map((value) => ({
              value,
              label: words[value],
              count: counts && (counts[value] ?? 0),
            })),
          },
        ]}
        renderCount={(total) => <Plural value={total} one="# project" other="# projects" />}
        failedTitle={<Trans>Couldn’t load the projects</Trans>}
        empty={{
          icon: FolderKanban,
          text: (
            <Trans>People track hours by project. Creating the first one takes a minute.</Trans>
          ),
          action: newButton,
        }}
        noMatch={<Trans>No projects match your search.</Trans>}
      />
      {rows.status === 'ready' && rows.staleSinceMs !== null && (
        <Banner tone="info">
          <Trans>You need a connection to search or make changes.</Trans>
        </Banner>
      )}
      {isAdding && <NewProjectSheet onClose={() => setAdding(false)} />}
    </div>
  );
}

function openCount(counts: Readonly<Record<string, number>>): number {
  return Object.entries(counts).reduce(
    (sum, [status, count]) => (status === 'archived' ? sum : sum + count),
    0,
  );
}
