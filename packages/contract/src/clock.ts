import * as z from 'zod/mini';
import { breakKinds, punchKinds } from './punches.ts';

/** Instants are RFC 3339 in UTC. */
const instant = z.iso.datetime({ offset: true });

export const clockBreakSchema = z.object({
  id: z.uuid(),
  kind: z.enum(breakKinds),
  started_at: instant,
  ended_at: z.nullable(instant),
});

export const clockEntrySchema = z.object({
  /** The id of the punch that started it. */
  id: z.uuid(),
  project_id: z.nullable(z.uuid()),
  cost_code_id: z.nullable(z.uuid()),
  started_at: instant,
  ended_at: z.nullable(instant),
  zone: z.string(),
  /** `open` and `closed` entries count; `needs_decision` waits for a supervisor. */
  state: z.enum(['open', 'closed', 'needs_decision']),
  flags: z.array(z.string()),
  note: z.nullable(z.string()),
  /** The start time on the device's clock, if it differs. */
  device_started_at: instant,
  breaks: z.array(clockBreakSchema),
});
export type ClockEntry = z.infer<typeof clockEntrySchema>;

export const clockDecisionSchema = z.object({
  id: z.uuid(),
  /** Such as `missing_in`, `estimated_close`, `overlap`, `late_arrival`. */
  kind: z.string(),
  state: z.enum(['open', 'accepted', 'rejected']),
  punch_id: z.uuid(),
  entry_id: z.nullable(z.uuid()),
  occurred_at: instant,
  created_at: instant,
  decided_at: z.nullable(instant),
  comment: z.nullable(z.string()),
});

/** A punch in the form that the fold takes. */
export const clockPunchSchema = z.object({
  id: z.uuid(),
  kind: z.enum(punchKinds),
  break_kind: z.nullable(z.enum(breakKinds)),
  occurred_at: instant,
  project_id: z.nullable(z.uuid()),
  cost_code_id: z.nullable(z.uuid()),
});

/** Response of `my_clock()`: the caller's own last 14 days. */
export const myClockSchema = z.object({
  server_time: instant,
  person_id: z.nullable(z.uuid()),
  entries: z.array(clockEntrySchema),
  /** The punches behind the entries, in fold order. */
  punches: z.array(clockPunchSchema),
  decisions: z.array(clockDecisionSchema),
});
export type MyClock = z.infer<typeof myClockSchema>;
