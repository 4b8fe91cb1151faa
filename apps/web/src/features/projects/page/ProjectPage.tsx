import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isMissing } from '../../../data/errors/data-error.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { Breadcrumb, Crumb } from '../../../kit/page/Breadcrumb.tsx';
import { UnreadRecord } from '../../../kit/page/UnreadRecord.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { readerZone, useTimeWords } from '../../../ui/time/use-time-words.ts';
import { MissingProject } from '../MissingProject.tsx';
import { projectPageQuery } from '../project-page-query.ts';
import { FieldProjectPage } from './FieldProjectPage.tsx';
import { ProjectHeader } from './ProjectHeader.tsx';
import { ProjectOverview } from './ProjectOverview.tsx';
import { ProjectTabs } from './ProjectTabs.tsx';

/**
 * `/admin/projects/{projectId}`: one project. Its tabs have addresses below it and bring what they show as children.
 * Employees see those that are about their work, and neither people nor hours.
 */
export function ProjectPage({ children }: { readonly children?: ReactNode }) {
  const { role } = useIdentity();
  return role === 'employee' ? (
    <FieldProjectPage>{children}</FieldProjectPage>
  ) : (
    <WholeProjectPage>{children}</WholeProjectPage>
  );
}

/** For admins and the supervisors of its crews. */
function WholeProjectPage({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const { user_id } = useIdentity();
  const { projectId = '' } = useParams({ strict: false });
  const page = useSnapshotQuery(projectPageQuery(user_id, projectId));
  if (page.status === 'failed' && isMissing(page.error)) return <MissingProject />;
  return (
    <div className="w-full space-y-5">
      <Breadcrumb>
        <Crumb to="/admin/projects">
          <Trans>Projects</Trans>
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
          <ProjectHeader page={page.data} />
          {page.freshness === 'stale' && (
            <Banner tone="info">
              {t`As of ${words.dayAndTime(page.asOfMs, readerZone())}. Changes need a connection.`}
            </Banner>
          )}
          <ProjectTabs projectId={projectId} />
          {children ?? <ProjectOverview page={page.data} />}
        </>
      )}
    </div>
  );
}
