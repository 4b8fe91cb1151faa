import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { isMissing } from '../../../data/errors/data-error.ts';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { Breadcrumb, Crumb } from '../../../kit/page/Breadcrumb.tsx';
import { MissingRecord } from '../../../kit/page/MissingRecord.tsx';
import { NotForYou } from '../../../kit/page/NotForYou.tsx';
import { WayOn } from '../../../kit/page/WayOn.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { MissingProject } from '../MissingProject.tsx';
import { projectPageQuery } from '../project-page-query.ts';
import { SiteEditor } from './SiteEditor.tsx';
import { SiteView } from './SiteView.tsx';

/** `/admin/projects/{projectId}/sites/{siteId}`: admins draw the fence, supervisors view it; `new` adds a site. */
export function SitePage() {
  const { t, i18n } = useLingui();
  const { user_id } = useIdentity();
  const { projectId = '', siteId = '' } = useParams({ strict: false });
  const page = useSnapshotQuery(projectPageQuery(user_id, projectId));
  const site =
    page.status === 'ready' ? (page.data.sites.find(({ id }) => id === siteId) ?? null) : null;
  if (page.status === 'failed' && isMissing(page.error)) return <MissingProject />;
  if (page.status === 'ready' && site === null) {
    if (siteId !== 'new') {
      return (
        <MissingRecord
          title={<Trans>Job site not found</Trans>}
          action={
            <WayOn to="/admin/projects/$projectId" params={{ projectId }}>
              <Trans>Back to the project</Trans>
            </WayOn>
          }
        />
      );
    }
    if (!page.data.may_edit) return <NotForYou roles={['admin']} />;
  }
  return (
    <div className="flex w-full flex-col gap-3">
      <Breadcrumb>
        <Crumb to="/admin/projects">
          <Trans>Projects</Trans>
        </Crumb>
        <Crumb to="/admin/projects/$projectId" params={{ projectId }}>
          {page.status === 'ready' ? page.data.project.name : t`Project`}
        </Crumb>
      </Breadcrumb>
      <h1 className="text-22 leading-title font-semibold tracking-title wrap-anywhere md:text-28">
        {site !== null ? (
          <bdi>{site.name}</bdi>
        ) : siteId === 'new' ? (
          <Trans>New site</Trans>
        ) : (
          <Trans>Job site</Trans>
        )}
      </h1>
      {page.status === 'loading' && <Skeleton className="h-96 w-full" />}
      {page.status === 'failed' && (
        <ErrorState title={<Trans>Couldn’t load the project</Trans>} onRetry={page.retry}>
          {i18n._(describeError(page.error))}
        </ErrorState>
      )}
      {page.status === 'ready' && page.data.may_edit && (
        <SiteEditor key={siteId} page={page.data} site={site} />
      )}
      {page.status === 'ready' && !page.data.may_edit && site !== null && (
        <SiteView key={siteId} page={page.data} site={site} />
      )}
    </div>
  );
}
