import * as z from 'zod/mini';
import { refusalSchema } from './verdict.ts';

/** Response of `entry_history`: everything that happened to a time entry, oldest first. */

const sideSchema = z.object({
  state: z.enum(['open', 'closed', 'needs_decision', 'void']),
  started_at: z.string(),
  ended_at: z.nullable(z.string()),
  project_id: z.nullable(z.uuid()),
  cost_code_id: z.nullable(z.uuid()),
  flags: z.array(z.string()),
  note: z.nullable(z.string()),
  breaks: z.array(
    z.object({
      kind: z.enum(['meal', 'rest']),
      started_at: z.string(),
      ended_at: z.nullable(z.string()),
    }),
  ),
});
export type EntrySide = z.infer<typeof sideSchema>;

const entryEventSchema = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(['opened', 'closed', 'changed', 'set_aside', 'voided']),
  /** Null if the server did it by rule, or a kiosk did. */
  actor: z.nullable(z.string()),
  kiosk: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  before: z.nullable(sideSchema),
  after: sideSchema,
});
export type EntryEvent = z.infer<typeof entryEventSchema>;

export const entryHistorySchema = z.object({
  verdict: z.literal('ok'),
  events: z.array(entryEventSchema),
  /** Names of projects and cost codes, by id. */
  names: z.record(z.string(), z.string()),
});
export type EntryHistory = z.infer<typeof entryHistorySchema>;
export const entryHistoryAnswerSchema = z.discriminatedUnion('verdict', [
  entryHistorySchema,
  refusalSchema,
]);
