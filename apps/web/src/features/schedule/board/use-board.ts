import { addDays } from '@muster/domain';
import { useState } from 'react';
import { useNow } from '../../../data/clock/use-now.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { dayKeyAt } from '../../../ui/time/day-key.ts';
import { readerZone } from '../../../ui/time/use-time-words.ts';
import { boardQuery } from '../schedule-queries.ts';
import { useLiveScheduling } from '../use-live-schedule.ts';
import { type BoardView, spanOf } from './board-span.ts';
import { useBoardChanges } from './use-board-changes.ts';

/** A week on each side, because rest and overtime at the edges depend on it. */
const spareDays = 7;
const mondayFirst = 1;

/** The live board around a day of the address, and the functions to change it. */
export function useBoard(view: BoardView, day: string | undefined) {
  const { user_id } = useIdentity();
  // Known with the first board; until then weeks begin on Monday.
  const [workweekStart, setWorkweekStart] = useState(mondayFirst);
  const today = dayKeyAt(useNow(60_000), readerZone());
  const shownDay = day !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : today;
  const span = spanOf(view, shownDay, workweekStart);
  const from = addDays(span.from, -spareDays);
  const to = addDays(span.to, spareDays);
  const result = useSnapshotQuery(boardQuery(user_id, from, to));
  useLiveScheduling();
  // Kept here, so that changes to one week can be undone while the next one is shown.
  const changes = useBoardChanges(from, to);
  if (result.status === 'ready' && result.data.workweek_start !== workweekStart) {
    setWorkweekStart(result.data.workweek_start);
  }
  return { shownDay, span, result, changes };
}
