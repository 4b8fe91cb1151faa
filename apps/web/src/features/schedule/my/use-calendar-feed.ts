import { calendarFeedSchema, type CalendarFeed } from '@muster/contract/calendar-feed';
import { verdictSchema } from '@muster/contract/verdict';
import { useState } from 'react';
import { okOrThrow } from '../../../data/client/ok-or-throw.ts';
import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { queryKey } from '../../../data/query/keys.ts';
import { readAgain } from '../../../data/query/read-again.ts';
import type { SnapshotQuery } from '../../../data/query/snapshot-query.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { useVerdictMutation } from '../../../data/query/use-verdict-mutation.ts';
import { secrets } from '../../../platform/secrets.ts';
import { sha256 } from '../../../platform/sha256.ts';

function calendarFeedQuery(userId: string): SnapshotQuery<CalendarFeed> {
  return {
    queryKey: queryKey(userId, 'calendar-feed'),
    fetch: async (api) => okOrThrow(await api.rpc('my_calendar_feed', {}, calendarFeedSchema)),
    schema: calendarFeedSchema,
  };
}

/**
 * The address at which calendar programs read the user's own shifts. Its secret is made here, and the server only gets
 * its hash, so `address` is known only right after it was made.
 */
export function useCalendarFeed() {
  const { api, platform, queryClient } = useData();
  const { user_id } = useIdentity();
  const query = calendarFeedQuery(user_id);
  const feed = useSnapshotQuery(query);
  const [address, setAddress] = useState<string | null>(null);
  const onSettled = () => readAgain(queryClient, query.queryKey);

  const make = useVerdictMutation({
    change: async (_: void, { repeat }) => {
      const secret = secrets.randomHex(24);
      const secret_hash = await sha256(new TextEncoder().encode(secret).buffer);
      okOrThrow(await repeat(() => api.rpc('save_calendar_feed', { secret_hash }, verdictSchema)));
      setAddress(new URL(`/calendar/${secret}.ics`, platform.origin).href);
    },
    onSettled,
  });
  const end = useVerdictMutation({
    change: async (_: void, { repeat }) => {
      okOrThrow(await repeat(() => api.rpc('end_calendar_feed', {}, verdictSchema)));
      setAddress(null);
    },
    onSettled,
  });
  return { feed, address, make, end };
}
