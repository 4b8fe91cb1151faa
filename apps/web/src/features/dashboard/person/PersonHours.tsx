import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useNow } from '../../../data/clock/use-now.ts';
import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useCrewTopics } from '../../../data/people/use-crew-topics.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { Duration } from '../../../ui/Duration.tsx';
import { StatTile, StatTiles } from '../../../ui/StatTile.tsx';
import { personEntriesQuery, rowToEntryView } from './person-entries-query.ts';
import { personHours } from './person-hours.ts';

/** Hours are shown to the minute. */
const everyMs = 60_000;

type PersonHoursProps = {
  readonly personId: string;
  /** Days in the company's zone, as `yyyy-mm-dd`. */
  readonly today: string;
  readonly weekFrom: string | null;
};

/** A person's hours of today and this week, live, and the number of entries that need review. */
export function PersonHours({ personId, today, weekFrom }: PersonHoursProps) {
  const { t } = useLingui();
  const { user_id } = useIdentity();
  const { queryClient } = useData();
  const query = personEntriesQuery(user_id, personId);
  const rows = useSnapshotQuery(query);
  const nowMs = useNow(everyMs);
  const { queryKey } = query;
  useCrewTopics(() => void queryClient.invalidateQueries({ queryKey }), queryKey);
  const entries = rows.status === 'ready' ? rows.data.map((row) => rowToEntryView(row, '')) : null;
  const hours = entries && personHours(entries, weekFrom ?? today, nowMs);
  const unknown = rows.status === 'failed' ? '–' : null;
  return (
    <div className="space-y-2">
      <StatTiles label={t`Hours`}>
        <StatTile
          label={<Trans>Today</Trans>}
          value={
            hours ? <Duration minutes={hours.todayMinutes} className="max-md:text-22" /> : unknown
          }
        />
        {weekFrom !== null && (
          <StatTile
            label={<Trans>This week</Trans>}
            value={
              hours ? <Duration minutes={hours.weekMinutes} className="max-md:text-22" /> : unknown
            }
          />
        )}
      </StatTiles>
      <div className="flex flex-wrap gap-2">
        <Link
          to="/timesheets/$from/$personId"
          params={{ from: today, personId }}
          className={buttonStyles({})}
        >
          <Trans>Timesheet</Trans>
        </Link>
        {hours !== null && hours.reviewCount > 0 && (
          <Link to="/approvals" className={buttonStyles({})}>
            <TriangleAlert aria-hidden className="size-5 shrink-0 text-attention-ink md:size-4" />
            <Plural value={hours.reviewCount} one="# needs review" other="# need review" />
          </Link>
        )}
      </div>
    </div>
  );
}
