import * as z from 'zod/mini';
import { refusalSchema } from './verdict.ts';

const instant = z.iso.datetime({ offset: true });

const companyExportSchema = z.object({
  id: z.uuid(),
  /** `removed`: the archive was deleted after 7 days; its checksum stays. */
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

/** Response of `list_company_exports()` for admins, newest first. */
export const companyExportsSchema = z.object({ exports: z.array(companyExportSchema) });
export type CompanyExports = z.infer<typeof companyExportsSchema>;
export const companyExportsAnswerSchema = z.union([companyExportsSchema, refusalSchema]);

/**
 * Response of `read_company_export`: the archive's path, which can be downloaded for two minutes.
 */
export const companyExportFileSchema = z.union([
  z.object({ verdict: z.literal('ok'), path: z.string(), name: z.string() }),
  refusalSchema,
]);

export const departureSchema = z.object({
  started_at: instant,
  started_by: z.string(),
  reason: z.nullable(z.string()),
  deletes_at: instant,
  /** A legal hold is in effect, so nothing is deleted on that day. */
  is_held: z.boolean(),
  records_taken_by: z.nullable(z.string()),
  records_file: z.nullable(z.string()),
  records_sha256: z.nullable(z.string()),
});
export type Departure = z.infer<typeof departureSchema>;

/** Response of `my_departure()` for admins; null if the company isn't leaving. */
export const departureAnswerSchema = z.object({ departure: z.nullable(departureSchema) });
export type DepartureAnswer = z.infer<typeof departureAnswerSchema>;
export const myDepartureSchema = z.union([departureAnswerSchema, refusalSchema]);
