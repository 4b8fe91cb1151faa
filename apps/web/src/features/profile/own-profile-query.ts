import * as z from 'zod/mini';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';
import { expectRow } from '../../data/errors/data-error.ts';

const profileSchema = z.object({
  id: z.uuid(),
  person_id: z.uuid(),
  company_id: z.nullable(z.uuid()),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.nullable(z.string()),
  photo_url: z.nullable(z.string()),
  version: z.int(),
});
export type OwnProfile = z.infer<typeof profileSchema>;

const profileColumns = 'id,person_id,company_id,first_name,last_name,phone,photo_url,version';

export function ownProfileQuery(userId: string): SnapshotQuery<OwnProfile> {
  return {
    queryKey: queryKey(userId, 'own_profile'),
    fetch: async (api) =>
      expectRow(
        await api.query(
          (rest) => rest.from('profiles').select(profileColumns).eq('id', userId),
          z.array(profileSchema),
        ),
      ),
    schema: profileSchema,
  };
}
