import * as z from 'zod/mini';
import { queryKey } from '../../../data/query/keys.ts';
import type { SnapshotQuery } from '../../../data/query/snapshot-query.ts';
import type { CostCode } from './project.ts';

const costCodesSchema = z.array(
  z.object({ id: z.uuid(), code: z.string(), name: z.string() }),
) satisfies z.ZodMiniType<CostCode[]>;

/** The company's cost codes, in the order of their codes. */
export function costCodesQuery(userId: string): SnapshotQuery<CostCode[]> {
  return {
    queryKey: queryKey(userId, 'cost_codes'),
    fetch: (api) =>
      api.query(
        (rest) =>
          rest.from('cost_codes').select('id,code,name').is('archived_at', null).order('code'),
        costCodesSchema,
      ),
    schema: costCodesSchema,
  };
}
