import * as z from 'zod/mini';
import { refusalSchema } from './verdict.ts';

/** Time corrections: input and response of `correct_time`, and the list of `list_corrections`. */

export const correctionKinds = ['change', 'add', 'remove', 'job', 'break'] as const;

/** The corrected entry, with instants in RFC 3339. Null deletes the entry. */
export const correctedEntrySchema = z.strictObject({
  started_at: z.string(),
  ended_at: z.string(),
  /** Zone of its wall times. */
  zone: z.string(),
  project_id: z.nullable(z.uuid()),
  cost_code_id: z.nullable(z.uuid()),
  breaks: z.array(
    z.strictObject({
      kind: z.enum(['meal', 'rest']),
      started_at: z.string(),
      ended_at: z.string(),
    }),
  ),
});
export type CorrectedEntry = z.infer<typeof correctedEntrySchema>;

export const correctionStates = ['asked', 'applied', 'declined', 'withdrawn'] as const;

/** `asked`: a supervisor or crew lead of the person decides; for a locked timesheet, an admin. */
export const correctionVerdictSchema = z.discriminatedUnion('verdict', [
  z.object({
    verdict: z.enum(['applied', 'replayed']),
    state: z.enum(correctionStates),
  }),
  refusalSchema,
]);

/** One correction, visible to the person, their supervisors and crew leads, and admins. */
export const correctionSchema = z.object({
  id: z.uuid(),
  person_id: z.uuid(),
  name: z.string(),
  kind: z.enum(correctionKinds),
  entry_id: z.nullable(z.uuid()),
  /** The entry as the history shows it; null for an added entry. */
  before: z.nullable(
    z.object({
      started_at: z.string(),
      ended_at: z.nullable(z.string()),
      project_id: z.nullable(z.uuid()),
      cost_code_id: z.nullable(z.uuid()),
      breaks: z.array(
        z.object({
          kind: z.enum(['meal', 'rest']),
          started_at: z.string(),
          ended_at: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  after: z.nullable(correctedEntrySchema),
  /** Zone of its wall times. */
  zone: z.string(),
  reason: z.string(),
  state: z.enum(correctionStates),
  /** It affects a locked timesheet. */
  is_locked: z.boolean(),
  asked_by: z.uuid(),
  asker: z.string(),
  asked_at: z.string(),
  decider: z.nullable(z.string()),
  decided_at: z.nullable(z.string()),
  /** The reason it was declined. */
  comment: z.nullable(z.string()),
  disputed_at: z.nullable(z.string()),
  dispute: z.nullable(z.string()),
  may_decide: z.boolean(),
  may_withdraw: z.boolean(),
  may_dispute: z.boolean(),
  /** Names of projects and cost codes, by id. */
  names: z.record(z.string(), z.string()),
});
export type Correction = z.infer<typeof correctionSchema>;

export const correctionListSchema = z.object({
  verdict: z.literal('ok'),
  rows: z.array(correctionSchema),
});
export type CorrectionList = z.infer<typeof correctionListSchema>;

export const correctionListAnswerSchema = z.discriminatedUnion('verdict', [
  correctionListSchema,
  refusalSchema,
]);
