import * as z from 'zod/mini';
import { queryKey } from '../query/keys.ts';
import type { SnapshotQuery } from '../query/snapshot-query.ts';

const phonesSchema = z.array(z.object({ person_id: z.uuid(), phone: z.nullable(z.string()) }));

/** The phone numbers of people whom the caller leads. */
export function phonesQuery(
  userId: string,
  personIds: readonly string[],
): SnapshotQuery<z.infer<typeof phonesSchema>> {
  return {
    queryKey: queryKey(userId, 'phones', personIds.join(' ')),
    fetch: (api) =>
      api.query(
        (rest) =>
          rest
            .from('profiles')
            .select('person_id,phone')
            .in('person_id', [...personIds]),
        phonesSchema,
      ),
    schema: phonesSchema,
  };
}
