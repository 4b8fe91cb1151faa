import * as z from 'zod/mini';
import { queryKey } from '../query/keys.ts';
import type { SnapshotQuery } from '../query/snapshot-query.ts';
import type { CostCode } from './project.ts';

const costCodeRowsSchema = z.array(
  z.object({
    id: z.uuid(),
    code: z.string(),
    name: z.string(),
    archived_at: z.nullable(z.string()),
    /** Absent in copies stored by an older app. */
    is_travel: z.optional(z.boolean()),
  }),
);
export type CostCodeRows = z.infer<typeof costCodeRowsSchema>;

/** The company's cost codes, in the order of their codes. */
export function costCodesQuery(userId: string): SnapshotQuery<CostCodeRows> {
  return {
    queryKey: queryKey(userId, 'cost_codes'),
    fetch: (api) =>
      api.query(
        (rest) =>
          rest.from('cost_codes').select('id,code,name,archived_at,is_travel').order('code'),
        costCodeRowsSchema,
      ),
    schema: costCodeRowsSchema,
  };
}

export function rowToCostCode({ archived_at, is_travel, ...code }: CostCodeRows[number]): CostCode {
  return { ...code, isArchived: archived_at !== null, isTravel: is_travel === true };
}
