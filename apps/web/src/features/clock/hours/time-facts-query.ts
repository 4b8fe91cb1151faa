import {
  myTimeFactsAnswerSchema,
  type TimeFacts,
  timeFactsSchema,
} from '@muster/contract/time-facts';
import { addDays } from '@muster/domain';
import { okOrThrow } from '../../../data/client/ok-or-throw.ts';
import { queryKey } from '../../../data/query/keys.ts';
import type { SnapshotQuery } from '../../../data/query/snapshot-query.ts';

/** A workweek before today, and rules that begin while the phone has no network. */
const daysBefore = 16;
const daysAfter = 21;

/** What this phone needs to calculate its person's hours: zones, rules and terms, without money. */
export function timeFactsQuery(userId: string, nowMs: number): SnapshotQuery<TimeFacts> {
  return {
    queryKey: queryKey(userId, 'my_time_facts'),
    fetch: async (api) => {
      const today = new Date(nowMs).toISOString().slice(0, 10);
      const dates = { from_date: addDays(today, -daysBefore), to_date: addDays(today, daysAfter) };
      return okOrThrow(await api.rpc('my_time_facts', dates, myTimeFactsAnswerSchema)).facts;
    },
    schema: timeFactsSchema,
  };
}
