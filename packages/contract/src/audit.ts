import * as z from 'zod/mini';
import { refusalSchema } from './verdict.ts';

export const auditActions = ['insert', 'update', 'delete', 'export'] as const;
export type AuditAction = (typeof auditActions)[number];

/** True when it tells that someone looked, not that something changed (`app.audit_condition`). */
export const isAuditView = (subject: string): boolean => subject.endsWith('_reads');

const values = z.nullable(z.record(z.string(), z.unknown()));

/** One change. Of an update only the columns that changed, of the rest the whole row. */
export const auditEventSchema = z.object({
  id: z.uuid(),
  /** RFC 3339; of a row that hides its author the hour. */
  at: z.string(),
  actor: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('person'), person_id: z.uuid() }),
    z.object({ kind: z.literal('kiosk'), name: z.string() }),
    /** A login that is no one of the company: who looks after the platform. */
    z.object({
      kind: z.literal('platform'),
      /** In a support visit: who, and as whom. */
      name: z.optional(z.string()),
      visited_id: z.optional(z.uuid()),
    }),
    /** The server on its own. */
    z.object({ kind: z.literal('system') }),
    /** Promised to stay unknown. */
    z.object({ kind: z.literal('hidden') }),
  ]),
  action: z.enum(auditActions),
  /** The table that the row is of. */
  subject: z.string(),
  subject_id: z.nullable(z.string()),
  /** Whom the row is about. */
  person_id: z.nullable(z.uuid()),
  before: values,
  after: values,
});
export type AuditEvent = z.infer<typeof auditEventSchema>;

/** What `search_audit` and `export_audit` answer to an admin. */
export const auditPageSchema = z.object({
  rows: z.array(auditEventSchema),
  /** What people and records that the rows mention are called now, by id. */
  names: z.record(z.string(), z.string()),
  /** Leads on to older rows; null at the end. */
  next: z.nullable(z.string()),
});
export type AuditPage = z.infer<typeof auditPageSchema>;

export const auditAnswerSchema = z.union([auditPageSchema, refusalSchema]);

/** All optional; `from` and `to` are instants in UTC, `to` exclusive. */
export type AuditFilters = {
  readonly person_id?: string;
  readonly subject?: string;
  readonly subject_id?: string;
  /** `read` finds who looked at something, `change` all the rest. */
  readonly action?: AuditAction | 'read' | 'change';
  readonly from?: string;
  readonly to?: string;
  /** Beginnings of words within the change. */
  readonly words?: string;
  /** Kinds of records that the words name in the reader's language, with spaces; their changes are found too. */
  readonly word_subjects?: string;
  /** As above, values such as `approved`. */
  readonly word_values?: string;
};
