import { Trans, useLingui } from '@lingui/react/macro';
import type { ReadProject } from '@muster/contract/projects';
import { useNavigate } from '@tanstack/react-router';
import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import Ellipsis from 'lucide-react/icons/ellipsis';
import History from 'lucide-react/icons/history';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { describeError } from '../../../data/errors/words.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { notify } from '../../../ui/notices.ts';
import { ProjectStatusBadge } from '../ProjectStatusBadge.tsx';
import { useProjectChange } from '../use-project-change.ts';
import { EditProjectSheet } from './EditProjectSheet.tsx';
import { ProjectTitle } from './ProjectTitle.tsx';

/** Name and state of a project, and what can be done with it. */
export function ProjectHeader({ page }: { readonly page: ReadProject }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const offlineReason = useNeedsNetwork();
  const change = useProjectChange();
  const [isEditing, setEditing] = useState(false);
  const { project } = page;
  const isArchived = project.archived_at !== null;
  const setArchived = async (archived: boolean) => {
    try {
      await change.mutateAsync({
        call: archived ? 'archive_project' : 'unarchive_project',
        parameters: { project: project.id, version: project.version },
      });
      void notify({
        id: 'project',
        tone: 'good',
        title: archived ? t`Project archived` : t`Project restored`,
        ...(archived && {
          body: t`People can no longer clock in to this project. Its hours are kept.`,
        }),
      });
    } catch (error) {
      void notify({
        id: 'project',
        tone: 'destructive',
        title: t`That didn’t work`,
        body: i18n._(describeError(error)),
      });
    }
  };
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-72">
        <ProjectTitle name={project.name} />
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
          <ProjectStatusBadge status={isArchived ? 'archived' : project.status} />
          {project.number !== null && (
            <span className="min-w-0 wrap-anywhere">{project.number}</span>
          )}
          {project.customer !== null && (
            <bdi className="min-w-0 wrap-anywhere">{project.customer}</bdi>
          )}
        </p>
      </div>
      {page.may_edit && (
        <div className="flex gap-2">
          <Button icon={Pencil} onClick={() => setEditing(true)}>
            <Trans>Edit</Trans>
          </Button>
          <Menu
            trigger={<IconButton icon={Ellipsis} label={t`More actions`} variant="outlined" />}
            items={[
              {
                kind: 'action',
                label: t`History`,
                icon: History,
                onSelect: () =>
                  void navigate({ to: '/admin/audit', search: { record: project.id } }),
              },
              {
                kind: 'action',
                label: isArchived ? t`Restore` : t`Archive`,
                icon: isArchived ? ArchiveRestore : Archive,
                disabledReason: offlineReason,
                onSelect: () => void setArchived(!isArchived),
              },
            ]}
          />
        </div>
      )}
      {isEditing && <EditProjectSheet page={page} onClose={() => setEditing(false)} />}
    </header>
  );
}
