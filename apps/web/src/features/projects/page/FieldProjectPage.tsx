import { Trans, useLingui } from '@lingui/react/macro';
import { Navigate, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isMissing } from '../../../data/errors/data-error.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { Breadcrumb, Crumb } from '../../../kit/page/Breadcrumb.tsx';
import { MissingRecord } from '../../../kit/page/MissingRecord.tsx';
import { UnreadRecord } from '../../../kit/page/UnreadRecord.tsx';
import { WayOn } from '../../../kit/page/WayOn.tsx';
import { fieldProjectQuery } from '../field-project-query.ts';
import { ProjectStatusBadge } from '../ProjectStatusBadge.tsx';
import { FieldProjectTabs } from './ProjectTabs.tsx';
import { ProjectTitle } from './ProjectTitle.tsx';

/** A project as the people who work on it see it: what it is called, and what they record there. */
export function FieldProjectPage({ children }: { readonly children?: ReactNode }) {
  const { t } = useLingui();
  const { user_id } = useIdentity();
  const { projectId = '' } = useParams({ strict: false });
  const page = useSnapshotQuery(fieldProjectQuery(user_id, projectId));
  if (children === undefined) {
    return <Navigate to="/admin/projects/$projectId/photos" params={{ projectId }} replace />;
  }
  if (page.status === 'failed' && isMissing(page.error)) {
    return (
      <MissingRecord
        title={<Trans>Project not found</Trans>}
        action={
          <WayOn to="/construction">
            <Trans>Back to Construction</Trans>
          </WayOn>
        }
      />
    );
  }
  return (
    <div className="w-full space-y-5">
      <Breadcrumb>
        <Crumb to="/construction">
          <Trans>Construction</Trans>
        </Crumb>
      </Breadcrumb>
      {page.status !== 'ready' && (
        <UnreadRecord
          name={t`Project`}
          failedTitle={<Trans>Couldn’t load the project</Trans>}
          read={page}
        />
      )}
      {page.status === 'ready' && (
        <>
          <header>
            <ProjectTitle name={page.data.project.name} />
            <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
              <ProjectStatusBadge
                status={
                  page.data.project.archived_at === null ? page.data.project.status : 'archived'
                }
              />
              {page.data.project.number !== null && (
                <span className="min-w-0 wrap-anywhere">{page.data.project.number}</span>
              )}
            </p>
          </header>
          <FieldProjectTabs projectId={projectId} />
          {children}
        </>
      )}
    </div>
  );
}
