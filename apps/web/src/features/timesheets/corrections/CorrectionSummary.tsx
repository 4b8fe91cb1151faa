import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ClockFading from 'lucide-react/icons/clock-fading';
import { Fragment } from 'react';
import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useCrewTopics } from '../../../data/people/use-crew-topics.ts';
import { readAgain } from '../../../data/query/read-again.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { ListRow } from '../../../ui/ListRow.tsx';
import { timesheetsKey } from '../sheet-queries.ts';
import { correctionsQuery } from './corrections-query.ts';

/** One line on Today: how many corrections wait, and whose; nothing where none do. */
export function CorrectionSummary() {
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  const result = useSnapshotQuery(correctionsQuery(user_id));
  const key = timesheetsKey(user_id);
  useCrewTopics(() => void readAgain(queryClient, key), key, 'time');
  if (result.status !== 'ready') return null;
  const waiting = result.data.rows.filter(({ may_decide: isMine }) => isMine);
  if (waiting.length === 0) return null;
  const names = [...new Set(waiting.map(({ name }) => name))];
  return (
    <ListRow
      leading={<ClockFading aria-hidden className="size-5 shrink-0 text-attention-ink" />}
      title={
        <span className="font-medium">
          <Plural
            value={waiting.length}
            one="# correction needs review"
            other="# corrections need review"
          />
        </span>
      }
      detail={names.slice(0, 3).map((name, at) => (
        <Fragment key={name}>
          {at > 0 && ', '}
          <bdi>{name}</bdi>
        </Fragment>
      ))}
      trailing={<Trans>Review</Trans>}
      render={(row) => <Link to="/approvals" {...row} />}
    />
  );
}
