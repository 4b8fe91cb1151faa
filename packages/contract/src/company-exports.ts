import * as z from 'zod/mini';
import { refusalSchema } from './verdict.ts';

const instant = z.iso.datetime({ offset: true });

const companyExportSchema = z.object({
  id: z.uuid(),
  /** Removed: the archive is gone after its 7 days; its checksum stays. */
  state: z.enum(['waiting', 'done', 'failed', 'removed']),
  reason: z.nullable(z.enum(['too_large', 'failed'])),
  asked_at: instant,
  asked_by: z.string(),
  ended_at: z.nullable(instant),
  bytes: z.nullable(z.int()),
  sha256: z.nullable(z.string()),
  rows: z.nullable(z.int()),
  files: z.nullable(z.int()),
  kept_until: z.nullable(instant),
});
export type CompanyExport = z.infer<typeof companyExportSchema>;

/** What `list_company_exports()` answers an admin; the newest first. */
export const companyExportsSchema = z.object({ exports: z.array(companyExportSchema) });
export type CompanyExports = z.infer<typeof companyExportsSchema>;
export const companyExportsAnswerSchema = z.union([companyExportsSchema, refusalSchema]);

/** What `read_company_export` answers: where the archive is for two minutes. */
export const companyExportFileSchema = z.union([
  z.object({ verdict: z.literal('ok'), path: z.string(), name: z.string() }),
  refusalSchema,
]);

export const departureSchema = z.object({
  started_at: instant,
  started_by: z.string(),
  reason: z.nullable(z.string()),
  deletes_at: instant,
  /** A legal hold is in effect, so that the day passes without a deletion. */
  is_held: z.boolean(),
  records_taken_by: z.nullable(z.string()),
  records_file: z.nullable(z.string()),
  records_sha256: z.nullable(z.string()),
});
export type Departure = z.infer<typeof departureSchema>;

/** What `my_departure()` answers an admin; null for a company that stays. */
export const departureAnswerSchema = z.object({ departure: z.nullable(departureSchema) });
export type DepartureAnswer = z.infer<typeof departureAnswerSchema>;
export const myDepartureSchema = z.union([departureAnswerSchema, refusalSchema]);
