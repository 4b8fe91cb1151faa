import * as z from 'zod/mini';
import { refusalSchema } from './verdict.ts';

export const auditActions = ['insert', 'update', 'delete', 'export'] as const;
export type AuditAction = (typeof auditActions)[number];

/** True if the event says that someone viewed something, not that something changed (`app.audit_condition`). */
export const isAuditView = (subject: string): boolean => subject.endsWith('_reads');

const values = z.nullable(z.record(z.string(), z.unknown()));

/** One change. An update lists only the columns that changed; an insert or delete has the whole row. */
export const auditEventSchema = z.object({
  id: z.uuid(),
  /** RFC 3339. Rounded to the hour if the row hides its author. */
  at: z.string(),
  actor: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('person'), person_id: z.uuid() }),
    z.object({ kind: z.literal('kiosk'), name: z.string() }),
    /** A login outside the company: the platform's administrator. */
    z.object({
      kind: z.literal('platform'),
      /** During a support visit: the visitor's name, and the person whose account they are visiting. */
      name: z.optional(z.string()),
      visited_id: z.optional(z.uuid()),
    }),
    /** The server itself, such as a scheduled job. */
    z.object({ kind: z.literal('system') }),
    /** An author who was promised anonymity. */
    z.object({ kind: z.literal('hidden') }),
  ]),
  action: z.enum(auditActions),
  /** The table of the changed row. */
  subject: z.string(),
  subject_id: z.nullable(z.string()),
  /** The person that the row is about. */
  person_id: z.nullable(z.uuid()),
  before: values,
  after: values,
});
export type AuditEvent = z.infer<typeof auditEventSchema>;

/** Response of `search_audit` and `export_audit`, for admins. */
export const auditPageSchema = z.object({
  rows: z.array(auditEventSchema),
  /** Current names of the people and records that the rows mention, by id. */
  names: z.record(z.string(), z.string()),
  /** Cursor for older rows; null at the end. */
  next: z.nullable(z.string()),
});
export type AuditPage = z.infer<typeof auditPageSchema>;

export const auditAnswerSchema = z.union([auditPageSchema, refusalSchema]);

/** All optional; `from` and `to` are instants in UTC, `to` exclusive. */
export type AuditFilters = {
  readonly person_id?: string;
  readonly subject?: string;
  readonly subject_id?: string;
  /** `read` finds events where someone viewed something, `change` finds all others. */
  readonly action?: AuditAction | 'read' | 'change';
  readonly from?: string;
  readonly to?: string;
  /** Prefixes of words to find within the change. */
  readonly words?: string;
  /**
   * Kinds of records that match the words in the reader's language, separated by spaces; their changes are found too.
   */
  readonly word_subjects?: string;
  /** The same for values such as `approved`. */
  readonly word_values?: string;
};
