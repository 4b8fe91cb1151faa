import * as z from 'zod/mini';
import { refusalSchema } from './verdict.ts';

/** Corrections of time: what `correct_time` takes and answers, and `list_corrections` lists. */

export const correctionKinds = ['change', 'add', 'remove', 'job', 'break'] as const;

/** What an entry should be; instants in RFC 3339. Null removes it. */
export const correctedEntrySchema = z.strictObject({
  started_at: z.string(),
  ended_at: z.string(),
  /** Of its wall times. */
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

/** `asked`: someone who leads the person decides, for a locked timesheet an admin. */
export const correctionVerdictSchema = z.discriminatedUnion('verdict', [
  z.object({
    verdict: z.enum(['applied', 'replayed']),
    state: z.enum(correctionStates),
  }),
  refusalSchema,
]);

export const correctionListAnswerSchema = z.discriminatedUnion('verdict', [
  z.object({
    verdict: z.literal('ok'),
    rows: z.array(
      z.object({
        id: z.uuid(),
        person_id: z.uuid(),
        name: z.string(),
        kind: z.enum(correctionKinds),
        entry_id: z.nullable(z.uuid()),
        /** As the history of entries tells it; null for an added one. */
        before: z.nullable(z.record(z.string(), z.unknown())),
        after: z.nullable(correctedEntrySchema),
        reason: z.string(),
        state: z.enum(correctionStates),
        /** It touches a locked timesheet. */
        is_locked: z.boolean(),
        asked_by: z.uuid(),
        asker: z.string(),
        asked_at: z.string(),
        disputed_at: z.nullable(z.string()),
        dispute: z.nullable(z.string()),
        may_decide: z.boolean(),
      }),
    ),
  }),
  refusalSchema,
]);
export type CorrectionList = Extract<
  z.infer<typeof correctionListAnswerSchema>,
  { readonly verdict: 'ok' }
>;
