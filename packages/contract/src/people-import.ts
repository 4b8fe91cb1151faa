import { rowErrorCodes, importFields } from '@muster/domain';
import * as z from 'zod/mini';

const rowErrorSchema = z.object({
  /** Counted as in a spreadsheet. */
  line: z.int(),
  field: z.enum(importFields),
  code: z.enum(rowErrorCodes),
  /** For a repeated row, the line of the first one; for a differing value, the company's. */
  detail: z.nullable(z.string()),
});
export type ImportRowError = z.infer<typeof rowErrorSchema>;

const countsSchema = z.object({
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  /** Rows with errors. */
  skipped: z.int(),
  /** Invitations that are emailed. */
  invited: z.int(),
  /** Crews created for the rows, or to be created. */
  crews: z.int(),
});
export type ImportCounts = z.infer<typeof countsSchema>;

/**
 * Response of `import_people`. In a check, `unchanged` counts everyone who is already in the
 * company.
 */
export const importVerdictSchema = z.union([
  z.object({
    verdict: z.enum(['checked', 'applied', 'replayed']),
    counts: countsSchema,
    flaws: z.array(rowErrorSchema),
    new_crews: z.array(z.string()),
  }),
  z.object({
    verdict: z.literal('refused'),
    /** A code from the error catalog. */
    reason: z.string(),
    detail: z.optional(z.string()),
    /** Only for `flawed_rows`. */
    flaws: z.optional(z.array(rowErrorSchema)),
  }),
]);
