import * as z from 'zod/mini';
import { refusalSchema } from './verdict.ts';

export const costCodeSchema = z.object({
  id: z.uuid(),
  code: z.string(),
  name: z.string(),
  /** Time on the way, which is paid by the rate of the code. */
  is_travel: z.boolean(),
  is_archived: z.boolean(),
  version: z.int(),
});
export type ListedCostCode = z.infer<typeof costCodeSchema>;

const foundCostCodesSchema = z.object({
  verdict: z.literal('ok'),
  total: z.int(),
  /** How many of what the search finds are archived. */
  archived: z.int(),
  /** The first two digits that codes begin with. */
  divisions: z.array(z.string()),
  codes: z.array(costCodeSchema),
});

/** `list_cost_codes`: two hundred at a time. */
export const costCodeListSchema = z.union([foundCostCodesSchema, refusalSchema]);

/** `all`: only when no line has an error; `good`: the lines without one. */
export type ImportMode = 'check' | 'all' | 'good';

const rowErrorSchema = z.object({
  /** Place among the lines, from 1 on. */
  line: z.int(),
  field: z.enum(['code', 'name']),
  reason: z.enum(['missing', 'too_long', 'formula', 'repeated']),
});
export type CostCodeError = z.infer<typeof rowErrorSchema>;

/** `import_cost_codes`. `checked`: nothing was changed, and the numbers are what would be. */
export const costCodeImportSchema = z.union([
  z.object({
    verdict: z.enum(['checked', 'applied']),
    added: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    flaws: z.array(rowErrorSchema),
  }),
  refusalSchema,
]);
export type CostCodeImport = Exclude<
  z.infer<typeof costCodeImportSchema>,
  { readonly verdict: 'refused' }
>;
