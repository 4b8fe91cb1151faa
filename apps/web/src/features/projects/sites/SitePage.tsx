import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { Breadcrumb, Crumb } from '../../../kit/page/Breadcrumb.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { projectPageQuery } from '../project-page-query.ts';
import { SiteEditor } from './SiteEditor.tsx';

/** `/admin/projects/{projectId}/sites/{siteId}`: draws a fence; `new` is one that is not there yet. */
export function SitePage() {
  const { t, i18n } = useLingui();
  const { user_id } = useIdentity();
  const { projectId = '', siteId = '' } = useParams({ strict: false });
  const page = useSnapshotQuery(projectPageQuery(user_id, projectId));
  const site =
    page.status === 'ready' ? (page.data.sites.find(({ id }) => id === siteId) ?? null) : null;
  const isThere = siteId === 'new' || site !== null;
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
      {page.status === 'ready' && !isThere && (
        <EmptyState>
          <Trans>This site no longer exists.</Trans>
        </EmptyState>
      )}
      {page.status === 'ready' && isThere && !page.data.may_edit && (
        <EmptyState>
          <Trans>Only admins can edit sites.</Trans>
        </EmptyState>
      )}
      {page.status === 'ready' && isThere && page.data.may_edit && (
        <SiteEditor key={siteId} page={page.data} site={site} />
      )}
    </div>
  );
}
