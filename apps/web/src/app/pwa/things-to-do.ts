import type { QueryClient } from '@tanstack/react-query';
import type { OutboxView } from '../../data/outbox/outbox.ts';

/** Subject and parameter of the query that reads what waits for the person's decision. */
const decisions = ['crew_time', 'decisions'] as const;

/** How many things only this person can settle: parked items, and decisions as last read. */
export function thingsToDo(
  { items }: Pick<OutboxView, 'items'>,
  queryClient: QueryClient,
  userId: string | null,
): number {
  if (userId === null) return 0;
  const parked = items.filter(({ progress }) => progress.state === 'attention').length;
  const answer: unknown = queryClient.getQueryData([userId, ...decisions]);
  return parked + countIn(answer);
}

/** The answer of a `SnapshotQuery`: a list with its date. */
function countIn(answer: unknown): number {
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return 0;
  return Array.isArray(answer.data) ? answer.data.length : 0;
}
