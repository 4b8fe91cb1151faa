import * as z from 'zod/mini';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';

const codeRowsSchema = z.array(z.object({ id: z.uuid(), code: z.string(), name: z.string() }));
type CodeRows = z.infer<typeof codeRowsSchema>;

/** The cost codes that a project can begin with. */
export function costCodeChoicesQuery(userId: string): SnapshotQuery<CodeRows> {
  return {
    queryKey: queryKey(userId, 'cost_code_choices'),
    fetch: (api) =>
      api.query(
        (rest) =>
          rest.from('cost_codes').select('id,code,name').is('archived_at', null).order('code'),
        codeRowsSchema,
      ),
    schema: codeRowsSchema,
  };
}
