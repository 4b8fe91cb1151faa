import * as z from 'zod/mini';
import { refusalSchema } from './verdict.ts';

export const logStateSchema = z.enum(['draft', 'submitted', 'approved', 'returned']);
export type LogState = z.infer<typeof logStateSchema>;

const text = z.nullable(z.string());

const logRowSchema = z.object({
  id: z.uuid(),
  day: z.iso.date(),
  state: logStateSchema,
  project: z.object({ id: z.uuid(), name: z.string() }),
  signed_by: text,
  signed_at: text,
  /** Minutes as signed. */
  minutes: z.nullable(z.int()),
  /** The first line about the work done. */
  work: text,
});
export type LogRow = z.infer<typeof logRowSchema>;

export const foundLogsSchema = z.object({
  verdict: z.literal('ok'),
  logs: z.array(logRowSchema),
  next: z.nullable(z.object({ day: z.string(), id: z.string() })),
});
export type FoundLogs = z.infer<typeof foundLogsSchema>;
export const logListSchema = z.union([foundLogsSchema, refusalSchema]);
