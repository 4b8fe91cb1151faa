import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isMissing } from '../../../data/errors/data-error.ts';
import { describeError } from '../../../data/errors/words.ts';
import { useJobs } from '../../../data/jobs/use-jobs.ts';
import { Breadcrumb, Crumb } from '../../../kit/page/Breadcrumb.tsx';
import { MissingRecord } from '../../../kit/page/MissingRecord.tsx';
import { WayOn } from '../../../kit/page/WayOn.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';

type ChangeOrderFrameProps<Data> = {
  readonly query: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  readonly children: (data: Data) => ReactNode;
};

/** A page below a project's change orders: the way back, and a placeholder until the page has loaded. */
export function ChangeOrderFrame<Data>({ query, children }: ChangeOrderFrameProps<Data>) {
  const { t, i18n } = useLingui();
  const { projectId = '' } = useParams({ strict: false });
  const { everyProject } = useJobs();
  const { data, error } = query;
  if (data === undefined && error !== null && isMissing(error)) {
    return (
      <MissingRecord
        title={<Trans>Change order not found</Trans>}
        action={
          <WayOn to="/admin/projects/$projectId/changes" params={{ projectId }}>
            <Trans>Back to change orders</Trans>
          </WayOn>
        }
      />
    );
  }
  return (
    <div className="w-full max-w-content space-y-5">
      <Breadcrumb>
        <Crumb to="/admin/projects">
          <Trans>Projects</Trans>
        </Crumb>
        <Crumb to="/admin/projects/$projectId/changes" params={{ projectId }}>
          {everyProject.find(({ id }) => id === projectId)?.name ?? <Trans>Project</Trans>}
        </Crumb>
      </Breadcrumb>
      {data !== undefined ? (
        children(data)
      ) : (
        <>
          <h1 className="sr-only">{t`Change order`}</h1>
          {error !== null ? (
            <ErrorState
              title={<Trans>Couldn’t load the change order</Trans>}
              onRetry={() => void query.refetch()}
            >
              {i18n._(describeError(error))}
            </ErrorState>
          ) : (
            <Card isFlush>
              <SkeletonRows count={6} />
            </Card>
          )}
        </>
      )}
    </div>
  );
}
