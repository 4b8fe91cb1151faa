import { Trans, useLingui } from '@lingui/react/macro';
import type { Budget } from '@muster/contract/job-costs';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { describeError } from '../../data/errors/words.ts';
import { useJobs } from '../../data/jobs/use-jobs.ts';
import { Breadcrumb, Crumb } from '../../kit/page/Breadcrumb.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { useBudget } from './cost-queries.ts';

type BudgetPageProps = {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly children: (budget: Budget) => ReactNode;
};

/** A page below a project's costs that changes lines: only while the budget is not active. */
export function BudgetPage({ title, description, children }: BudgetPageProps) {
  const { i18n } = useLingui();
  const { projectId = '' } = useParams({ strict: false });
  const query = useBudget(projectId);
  const jobs = useJobs();
  const project = jobs.everyProject.find(({ id }) => id === projectId);
  return (
    <div className="w-full space-y-5">
      <Breadcrumb>
        <Crumb to="/admin/projects">
          <Trans>Projects</Trans>
        </Crumb>
        <Crumb to="/admin/projects/$projectId/cost" params={{ projectId }}>
          {project?.name ?? <Trans>Project</Trans>}
        </Crumb>
      </Breadcrumb>
      <PageHeader title={title} description={description} />
      {query.isError ? (
        <ErrorState
          title={<Trans>Couldn’t load the budget</Trans>}
          onRetry={() => void query.refetch()}
        >
          {i18n._(describeError(query.error))}
        </ErrorState>
      ) : query.data === undefined || !jobs.isSettled ? (
        <Card isFlush>
          <SkeletonRows count={8} />
        </Card>
      ) : query.data.activated_at !== null ? (
        <Banner tone="info">
          <Trans>This budget is active. Its original lines can no longer be edited.</Trans>
        </Banner>
      ) : (
        children(query.data)
      )}
    </div>
  );
}
