import * as z from 'zod/mini';
import { breakKinds, punchKinds } from './punches.ts';

/** A punch that someone else made for the person and that the person hasn't answered yet. */
export const crewPunchSchema = z.object({
  id: z.uuid(),
  kind: z.enum(punchKinds),
  break_kind: z.nullable(z.enum(breakKinds)),
  occurred_at: z.iso.datetime({ offset: true }),
  zone: z.string(),
  project_name: z.nullable(z.string()),
  /** The name of the person who made it. */
  by: z.nullable(z.string()),
});
export type CrewPunch = z.infer<typeof crewPunchSchema>;

/** Response of `my_crew_punches()`: the last 14 days, newest first. */
export const myCrewPunchesSchema = z.object({ punches: z.array(crewPunchSchema) });
export type MyCrewPunches = z.infer<typeof myCrewPunchesSchema>;

export type CrewPunchAnswer = 'confirmed' | 'disputed';

export const answerCrewPunchesVerdictSchema = z.union([
  z.object({ verdict: z.literal('applied'), answered: z.int() }),
  z.object({ verdict: z.literal('refused'), reason: z.string() }),
]);
