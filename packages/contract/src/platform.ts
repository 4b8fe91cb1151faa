/** The console of the platform's administrators: responses of its functions. */
import * as z from 'zod/mini';
import { departureSchema } from './company-exports.ts';
import { personRoles, personStatuses } from './people.ts';
import { refusalSchema } from './verdict.ts';

/** Returns the schema of a page of rows with the total number of rows, or a refusal. */
export function listedRows<Row extends z.ZodMiniType>(row: Row) {
  return z.union([
    z.object({ verdict: z.literal('ok'), total: z.int(), rows: z.array(row) }),
    refusalSchema,
  ]);
}

export const companyStates = ['active', 'suspended'] as const;
export const companySorts = ['name', 'newest'] as const;

export const listedCompanySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  founded_at: z.string(),
  state: z.enum(companyStates),
  people: z.int(),
  on_the_clock: z.int(),
  last_punch_at: z.nullable(z.string()),
  storage_bytes: z.int(),
  /** In the last seven days. */
  failed_mails: z.int(),
  failed_jobs: z.int(),
});
export type ListedCompany = z.infer<typeof listedCompanySchema>;

export const companyFiguresSchema = z.object({
  company: listedCompanySchema,
  /** Null if the company isn't leaving. */
  departure: z.nullable(departureSchema),
  /** Monday to Sunday in UTC, oldest first; the last one is the current week. */
  weeks: z.array(
    z.object({
      begins_on: z.string(),
      people: z.int(),
      clocked_in: z.int(),
      storage_bytes: z.int(),
    }),
  ),
});
export type CompanyFigures = z.infer<typeof companyFiguresSchema>;

/** Response of `platform_company`. */
export const companyAnswerSchema = z.union([companyFiguresSchema, refusalSchema]);

export const foundPersonSchema = z.object({
  person_id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  company_id: z.uuid(),
  company: z.string(),
  role: z.nullable(z.enum(personRoles)),
  status: z.enum(personStatuses),
});
export type FoundPerson = z.infer<typeof foundPersonSchema>;

/** Errors that error screens reported with the same message in the same version. */
export const errorGroupSchema = z.object({
  latest_id: z.uuid(),
  message: z.string(),
  app_version: z.nullable(z.string()),
  reports: z.int(),
  users: z.int(),
  first_at: z.string(),
  last_at: z.string(),
});
export type ErrorGroup = z.infer<typeof errorGroupSchema>;

export const errorReportSchema = z.object({
  id: z.uuid(),
  company_id: z.nullable(z.uuid()),
  route: z.nullable(z.string()),
  message: z.string(),
  app_version: z.nullable(z.string()),
  user_agent: z.nullable(z.string()),
  context: z.record(z.string(), z.unknown()),
  created_at: z.string(),
});
export type ErrorReport = z.infer<typeof errorReportSchema>;

/** Response of `client_error_by_id`. */
export const errorReportAnswerSchema = z.union([
  z.object({ verdict: z.literal('ok'), report: errorReportSchema }),
  refusalSchema,
]);

export const jobStates = ['failed', 'waiting', 'running', 'done', 'canceled'] as const;
export type JobState = (typeof jobStates)[number];

export const listedJobSchema = z.object({
  id: z.uuid(),
  kind: z.string(),
  state: z.enum(jobStates),
  created_at: z.string(),
  due_at: z.nullable(z.string()),
  ended_at: z.nullable(z.string()),
  attempts: z.int(),
  progress: z.number(),
  is_stopping: z.boolean(),
  error: z.nullable(z.string()),
});
export type ListedJob = z.infer<typeof listedJobSchema>;

export const mailStates = ['waiting', 'taken', 'refused', 'given_up', 'skipped'] as const;
export type MailState = (typeof mailStates)[number];

export const listedMailSchema = z.object({
  id: z.uuid(),
  kind: z.string(),
  state: z.enum(mailStates),
  tries: z.int(),
  recipient: z.nullable(z.string()),
  company: z.nullable(z.string()),
  created_at: z.string(),
  settled_at: z.nullable(z.string()),
});
export type ListedMail = z.infer<typeof listedMailSchema>;

/** `next` is the cursor for older emails; null at the end. */
export const mailPageSchema = z.object({
  rows: z.array(listedMailSchema),
  next: z.nullable(z.string()),
});
export type MailPage = z.infer<typeof mailPageSchema>;

/** Response of `platform_mails`. */
export const mailAnswerSchema = z.union([mailPageSchema, refusalSchema]);

export const audiences = ['everyone', 'leads', 'admins'] as const;
export type Audience = (typeof audiences)[number];

export const listedAnnouncementSchema = z.object({
  id: z.uuid(),
  text_en: z.string(),
  text_es: z.string(),
  audience: z.enum(audiences),
  starts_at: z.string(),
  ends_at: z.string(),
  version: z.int(),
  state: z.enum(['upcoming', 'shown', 'over']),
});
export type ListedAnnouncement = z.infer<typeof listedAnnouncementSchema>;

export const platformAdminSchema = z.object({
  user_id: z.uuid(),
  /** Null if the login no longer exists. */
  email: z.nullable(z.string()),
  granted_at: z.string(),
  last_sign_in_at: z.nullable(z.string()),
  is_me: z.boolean(),
  has_second_factor: z.boolean(),
});
export type PlatformAdmin = z.infer<typeof platformAdminSchema>;

export const healthSchema = z.object({
  database_bytes: z.int(),
  companies: z.int(),
  /** Audit rows that haven't been sealed yet. */
  unsealed_rows: z.int(),
  oldest_unsealed_at: z.nullable(z.string()),
  failed_jobs: z.int(),
  late_jobs: z.int(),
  failing_periodic_jobs: z.array(z.string()),
  newest_backup_at: z.nullable(z.string()),
  newest_drill: z.nullable(
    z.object({
      ended_at: z.string(),
      backup_at: z.string(),
      is_ok: z.boolean(),
      findings: z.array(z.string()),
    }),
  ),
  newest_proven_at: z.nullable(z.string()),
});
export type Health = z.infer<typeof healthSchema>;

/** Response of `platform_health`. */
export const healthAnswerSchema = z.union([healthSchema, refusalSchema]);

/** Response of the function `server-health`, for the server that handled the request. */
export const serverHealthSchema = z.object({
  version: z.string(),
  sockets: z.int(),
  /** Statements that are running on the database or waiting for it. */
  database_calls: z.int(),
  uptime_seconds: z.number(),
});
export type ServerHealth = z.infer<typeof serverHealthSchema>;
