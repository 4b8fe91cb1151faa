import * as s from '@muster/contract/shape';
import { queryOptions } from '@tanstack/react-query';
import type { Data } from '../../data/data.ts';
import { queryKey } from '../../data/query/keys.ts';

const rowsSchema = s.array(s.object({ profile_complete: s.boolean }));

/** Queries whether the person's profile is complete; null if the server has no such profile. */
export function profileCompleteQuery({ api }: Data, userId: string) {
  return queryOptions({
    queryKey: queryKey(userId, 'profile_complete'),
    queryFn: async () => {
      const rows = await api.query(
        (rest) => rest.from('profiles').select('profile_complete').eq('id', userId),
        rowsSchema,
      );
      return rows[0]?.profile_complete ?? null;
    },
  });
}
