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
import { Minutes } from './Minutes.tsx';
import { sheetJobsQuery } from './sheet-queries.ts';
import { useDayWords } from './use-day-words.ts';
import { useSheetWords } from './use-sheet-words.ts';

type JobTotalsSheetProps = { readonly from: string; readonly onClose: () => void };

/** What the timesheets of a pay period come to by project and cost code, for who approves them. */
export function JobTotalsSheet({ from, onClose }: JobTotalsSheetProps) {
  const { t, i18n } = useLingui();
  const { user_id } = useIdentity();
  const days = useDayWords();
  const words = useSheetWords();
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
        <ErrorState title={t`The hours couldn’t be loaded`} onRetry={result.retry}>
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
          {shown.jobs.map((job) => {
            const { project_id: project, cost_code_id: code } = job;
            return (
              <ListRow
                key={`${project} ${code}`}
                title={project === null ? <Trans>No project</Trans> : <bdi>{nameOf(project)}</bdi>}
                detail={
                  <>
                    {code === null ? <Trans>No cost code</Trans> : <bdi>{nameOf(code)}</bdi>}
                    {(['overtime', 'double'] as const).map((kind) => {
                      const minutes = job[`${kind}_minutes`];
                      return (
                        minutes !== 0 && (
                          <span key={kind}>
                            {' · '}
                            {words.minutes(kind)} <Minutes minutes={minutes} />
                          </span>
                        )
                      );
                    })}
                  </>
                }
                trailing={<Minutes minutes={job.worked} />}
              />
            );
          })}
        </List>
      )}
    </Sheet>
  );
}
