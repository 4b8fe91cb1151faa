import * as s from '@muster/contract/shape';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';

const schema = s.array(
  s.object({
    id: s.uuid,
    text_en: s.string,
    text_es: s.string,
    starts_at: s.string,
    ends_at: s.string,
  }),
);
type Announcements = s.Shaped<typeof schema>;

/** Announcements for this person that are current or start within a day. */
export function announcementsQuery(userId: string): SnapshotQuery<Announcements> {
  return {
    queryKey: queryKey(userId, 'announcements'),
    fetch: (api) => api.rpc('my_announcements', {}, schema),
    schema,
  };
}
