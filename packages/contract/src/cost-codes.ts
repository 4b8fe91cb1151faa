import * as z from 'zod/mini';
import { refusalSchema } from './verdict.ts';

export const costCodeSchema = z.object({
  id: z.uuid(),
  code: z.string(),
  name: z.string(),
  /** Travel time, paid at the code's rate. */
  is_travel: z.boolean(),
  is_archived: z.boolean(),
  version: z.int(),
});
export type ListedCostCode = z.infer<typeof costCodeSchema>;

const foundCostCodesSchema = z.object({
  verdict: z.literal('ok'),
  total: z.int(),
  /** Number of archived codes among the matches. */
  archived: z.int(),
  /** The first two digits of the codes. */
  divisions: z.array(z.string()),
  codes: z.array(costCodeSchema),
});

/** Response of `list_cost_codes`: two hundred at a time. */
export const costCodeListSchema = z.union([foundCostCodesSchema, refusalSchema]);

/** `all`: only if no line has an error. `good`: the lines without errors. */
export type ImportMode = 'check' | 'all' | 'good';

const rowErrorSchema = z.object({
  /** Line number, starting at 1. */
  line: z.int(),
  field: z.enum(['code', 'name']),
  reason: z.enum(['missing', 'too_long', 'formula', 'repeated']),
});
export type CostCodeError = z.infer<typeof rowErrorSchema>;

/**
 * Response of `import_cost_codes`. With `checked`, nothing changed and the counts are a preview.
 */
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
