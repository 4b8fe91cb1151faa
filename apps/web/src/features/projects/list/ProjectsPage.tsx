import { Plural, Trans, useLingui } from '@lingui/react/macro';
import FolderKanban from 'lucide-react/icons/folder-kanban';
import Plus from 'lucide-react/icons/plus';
import { useDeferredValue, useState } from 'react';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { readerZone, useTimeWords } from '../../../ui/time/use-time-words.ts';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { type StatusFilter, wholeList } from '../project-list-query.ts';
import { NewProjectSheet } from './NewProjectSheet.tsx';
import { ProjectRows } from './ProjectRows.tsx';
import { ProjectTable } from './ProjectTable.tsx';
import { ProjectToolbar } from './ProjectToolbar.tsx';
import { useProjectList } from './use-project-list.ts';

/** `/admin/projects`: what the company works on, for admins and for supervisors what their crews do. */
export function ProjectsPage() {
  const { t, i18n } = useLingui();
  const words = useTimeWords();
  const { role } = useIdentity();
  const isPhone = useIsPhone();
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState<StatusFilter>(wholeList.status);
  const [pages, setPages] = useState(1);
  const [isAdding, setAdding] = useState(false);
  const list = useProjectList({ search: useDeferredValue(search.trim()), status, pages });
  if (role !== 'admin' && role !== 'supervisor') {
    return (
      <div className="w-full space-y-6">
        <PageHeader title={<Trans>Projects</Trans>} />
        <EmptyState>
          <Trans>Only admins and supervisors look after projects.</Trans>
        </EmptyState>
      </div>
    );
  }
  const newButton = role === 'admin' && (
    <Button variant="primary" icon={Plus} onClick={() => setAdding(true)}>
      <Trans>New project</Trans>
    </Button>
  );
  const isFiltered = search.trim() !== '' || status !== wholeList.status;
  // The first project is offered in the middle of the page, and nowhere else.
  const isEmpty = list.status === 'ready' && list.data.total === 0 && !isFiltered;
  return (
    <div className="w-full space-y-5">
      <PageHeader
        title={<Trans>Projects</Trans>}
        {...(list.status === 'ready' && {
          description:
            list.freshness === 'stale' ? (
              t`As of ${words.dayAndTime(list.asOfMs, readerZone())}`
            ) : (
              <Plural value={list.data.total} one="# project" other="# projects" />
            ),
        })}
        {...(!isEmpty && { actions: newButton })}
      />
      <Card isFlush>
        <ProjectToolbar
          search={search}
          onSearchChange={(text) => {
            setSearch(text);
            setPages(1);
          }}
          status={status}
          onStatusChange={(next) => {
            setStatus(next);
            setPages(1);
          }}
          counts={list.status === 'ready' ? list.data.counts : null}
        />
        {list.status === 'loading' && <SkeletonRows count={8} />}
        {list.status === 'failed' && (
          <ErrorState title={<Trans>The projects could not be read</Trans>} onRetry={list.retry}>
            {i18n._(describeError(list.error))}
          </ErrorState>
        )}
        {list.status === 'ready' && list.data.projects.length === 0 && (
          <EmptyState
            icon={FolderKanban}
            action={
              isFiltered ? (
                <Button
                  onClick={() => {
                    setSearch('');
                    setStatus(wholeList.status);
                  }}
                >
                  <Trans>Show all projects</Trans>
                </Button>
              ) : (
                newButton
              )
            }
          >
            {isFiltered ? (
              <Trans>No project fits what you are looking for.</Trans>
            ) : (
              <Trans>Hours are booked on projects. The first one takes a name and a minute.</Trans>
            )}
          </EmptyState>
        )}
        {list.status === 'ready' && list.data.projects.length > 0 && (
          <>
            {isPhone ? (
              <ProjectRows projects={list.data.projects} />
            ) : (
              <ProjectTable projects={list.data.projects} />
            )}
            {list.data.projects.length < list.data.total && (
              <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3 md:px-5">
                <span className="text-14 text-ink-3 tabular-nums">
                  <Trans>
                    {list.data.projects.length} of {list.data.total}
                  </Trans>
                </span>
                <Button onClick={() => setPages(pages + 1)}>
                  <Trans>Show more</Trans>
                </Button>
              </div>
            )}
          </>
        )}
      </Card>
      {list.status === 'ready' && list.freshness === 'stale' && (
        <Banner tone="info">
          <Trans>Searching and changing need a connection.</Trans>
        </Banner>
      )}
      {isAdding && <NewProjectSheet onClose={() => setAdding(false)} />}
    </div>
  );
}
