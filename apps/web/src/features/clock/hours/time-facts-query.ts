import {
  myTimeFactsAnswerSchema,
  type TimeFacts,
  timeFactsSchema,
} from '@muster/contract/time-facts';
import { addDays } from '@muster/domain';
import { okOrThrow } from '../../../data/client/ok-or-throw.ts';
import { queryKey } from '../../../data/query/keys.ts';
import type { SnapshotQuery } from '../../../data/query/snapshot-query.ts';

/** Covers the workweek before today, and rules that take effect while the phone has no network. */
const daysBefore = 16;
const daysAfter = 21;

/** Zones, rules and pay terms for calculating the person's hours on this phone; no money amounts. */
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
