import { rowErrorCodes, importFields } from '@muster/domain';
import * as z from 'zod/mini';

const rowErrorSchema = z.object({
  /** As a spreadsheet counts. */
  line: z.int(),
  field: z.enum(importFields),
  code: z.enum(rowErrorCodes),
  /** Of a repeat the line of the first; of what differs, what the company has. */
  detail: z.nullable(z.string()),
});
export type ImportRowError = z.infer<typeof rowErrorSchema>;

const countsSchema = z.object({
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  /** Rows with errors. */
  skipped: z.int(),
  /** Invitations that are mailed. */
  invited: z.int(),
  /** Crews made, or to be made, for the rows. */
  crews: z.int(),
});
export type ImportCounts = z.infer<typeof countsSchema>;

/** What `import_people` answers. Of a check, `unchanged` counts everyone who is here already. */
export const importVerdictSchema = z.union([
  z.object({
    verdict: z.enum(['checked', 'applied', 'replayed']),
    counts: countsSchema,
    flaws: z.array(rowErrorSchema),
    new_crews: z.array(z.string()),
  }),
  z.object({
    verdict: z.literal('refused'),
    /** From the catalog of errors. */
    reason: z.string(),
    detail: z.optional(z.string()),
    /** Of `flawed_rows`. */
    flaws: z.optional(z.array(rowErrorSchema)),
  }),
]);
