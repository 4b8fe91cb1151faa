import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { isMissing } from '../../../data/errors/data-error.ts';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { RecordNotes } from '../../../kit/record/RecordNotes.tsx';
import { Breadcrumb, Crumb } from '../../../kit/page/Breadcrumb.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Skeleton, SkeletonRows } from '../../../ui/Skeleton.tsx';
import { readerZone, useTimeWords } from '../../../ui/time/use-time-words.ts';
import { MissingProject } from '../MissingProject.tsx';
import { projectPageQuery } from '../project-page-query.ts';
import { CrewsCard } from './CrewsCard.tsx';
import { FactsCard } from './FactsCard.tsx';
import { HoursCard } from './HoursCard.tsx';
import { OnNowCard } from './OnNowCard.tsx';
import { ProjectHeader } from './ProjectHeader.tsx';
import { SitesCard } from './SitesCard.tsx';

/** `/admin/projects/{projectId}`: one project, for admins and the supervisors of its crews. */
export function ProjectPage() {
  const { t, i18n } = useLingui();
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
      {page.status === 'loading' && (
        <div aria-busy className="space-y-5">
          <h1 className="sr-only">{t`Project`}</h1>
          <Skeleton className="h-9 w-72 max-w-full" />
          <Card isFlush>
            <SkeletonRows count={6} />
          </Card>
        </div>
      )}
      {page.status === 'failed' && (
        <>
          <h1 className="sr-only">{t`Project`}</h1>
          <ErrorState title={<Trans>Couldn’t load the project</Trans>} onRetry={page.retry}>
            {i18n._(describeError(page.error))}
          </ErrorState>
        </>
      )}
      {page.status === 'ready' && (
        <>
          <ProjectHeader page={page.data} />
          {page.freshness === 'stale' && (
            <Banner tone="info">
              {t`As of ${words.dayAndTime(page.asOfMs, readerZone())}. Changes need a connection.`}
            </Banner>
          )}
          <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <div className="min-w-0 space-y-5">
              <SitesCard page={page.data} />
              <OnNowCard people={page.data.on_now} />
              <HoursCard page={page.data} />
              <RecordNotes record={{ kind: 'project', id: projectId }} />
            </div>
            <div className="min-w-0 space-y-5">
              <FactsCard page={page.data} />
              <CrewsCard page={page.data} />
            </div>
          </div>
        </>
      )}
    </div>
  );
}
