import { Trans, useLingui } from '@lingui/react/macro';
import HardHat from 'lucide-react/icons/hard-hat';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { type Job, jobsByProject } from './jobs-by-project.ts';
import { Minutes } from './Minutes.tsx';
import { sheetJobsQuery } from './sheet-queries.ts';
import { useDayWords } from './use-day-words.ts';
import { useSheetWords } from './use-sheet-words.ts';

type JobTotalsSheetProps = { readonly from: string; readonly onClose: () => void };

/** The hours of a pay period by project and cost code, for the people who approve its timesheets. */
export function JobTotalsSheet({ from, onClose }: JobTotalsSheetProps) {
  const { t, i18n } = useLingui();
  const { user_id } = useIdentity();
  const days = useDayWords();
  const result = useSnapshotQuery(sheetJobsQuery(user_id, from));
  const shown = result.status === 'ready' ? result.data : null;
  const nameOf = (id: string) => shown?.names[id] ?? '…';
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isFlush
      title={t`Hours by project and cost code`}
      description={shown === null ? undefined : days.period(shown.period_from, shown.period_to)}
    >
      {result.status === 'loading' && <SkeletonRows count={5} />}
      {result.status === 'failed' && (
        <ErrorState title={t`Couldn’t load the hours`} onRetry={result.retry}>
          {i18n._(describeError(result.error))}
        </ErrorState>
      )}
      {shown?.jobs.length === 0 && (
        <EmptyState icon={HardHat}>
          <Trans>No one has time in this pay period yet.</Trans>
        </EmptyState>
      )}
      {shown !== null && shown.jobs.length > 0 && (
        <List label={t`Hours by project and cost code`}>
          {jobsByProject(shown.jobs).map(({ project, jobs, minutes }) => (
            <li key={project}>
              <p className="flex items-baseline justify-between gap-3 bg-surface-2 px-4 py-2 font-medium md:px-5">
                <span className="min-w-0 wrap-anywhere">
                  {project === null ? <Trans>No project</Trans> : <bdi>{nameOf(project)}</bdi>}
                </span>
                <span className="shrink-0 tabular-nums">
                  <Minutes minutes={minutes} />
                </span>
              </p>
              <List>
                {jobs.map((job) => (
                  <ListRow
                    key={job.cost_code_id}
                    title={
                      job.cost_code_id === null ? (
                        <Trans>No cost code</Trans>
                      ) : (
                        <bdi>{nameOf(job.cost_code_id)}</bdi>
                      )
                    }
                    detail={<ExtraHours job={job} />}
                    trailing={<Minutes minutes={job.worked} />}
                  />
                ))}
              </List>
            </li>
          ))}
        </List>
      )}
    </Sheet>
  );
}

/** A job's overtime and double time. */
function ExtraHours({ job }: { readonly job: Job }) {
  const words = useSheetWords();
  return (['overtime', 'double'] as const).map((kind) => {
    const minutes = job[`${kind}_minutes`];
    return (
      minutes !== 0 && (
        <span key={kind} className="mr-3 inline-block">
          {words.minutes(kind)} <Minutes minutes={minutes} />
        </span>
      )
    );
  });
}
