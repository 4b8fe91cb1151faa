import { Trans, useLingui } from '@lingui/react/macro';
import { useNow } from '../../../data/clock/use-now.ts';
import type { SnapshotResult } from '../../../data/query/use-snapshot-query.ts';
import { Duration } from '../../../ui/Duration.tsx';
import { durationParts } from '../../../ui/duration-parts.ts';
import { StatTile, StatTiles } from '../../../ui/StatTile.tsx';
import { statusIcons } from '../../../ui/status.ts';
import { countPresence } from './board-view.ts';
import type { Board } from './board.ts';
import { todayMinutesOfAll } from './today-hours.ts';

const everyMs = 60_000;
/** From this many hours on, the total is shown without minutes, which add nothing and don't fit. */
const wholeHoursFrom = 10;

/** The numbers that a supervisor looks for first: people at work, people on a break, and the hours so far. */
export function TodayNumbers({ board }: { readonly board: SnapshotResult<Board> }) {
  const { t } = useLingui();
  const nowMs = useNow(everyMs);
  const people = board.status === 'ready' ? board.data.people : null;
  const counts = people === null ? null : countPresence(people);
  return (
    <StatTiles label={t`Right now`}>
      <StatTile
        label={<Trans>On the clock</Trans>}
        value={counts && counts.working + counts.on_break}
        icon={statusIcons.running}
        tone="running"
      />
      <StatTile
        label={<Trans>of them on a break</Trans>}
        value={counts?.on_break ?? null}
        icon={statusIcons.break}
        tone="break"
      />
      <StatTile
        label={<Trans>Hours today</Trans>}
        value={people && <CrewHours minutes={todayMinutesOfAll(people, nowMs)} />}
      />
    </StatTiles>
  );
}

function CrewHours({ minutes }: { readonly minutes: number }) {
  const { i18n } = useLingui();
  const { hours: count } = durationParts(minutes);
  const hours = i18n.number(count);
  return count < wholeHoursFrom ? <Duration minutes={minutes} /> : <Trans>{hours} h</Trans>;
}
