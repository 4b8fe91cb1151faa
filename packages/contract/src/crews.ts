/** Crews as admins see them: the list, and one crew with everyone who was ever in it. */
import * as z from 'zod/mini';
import { changedPersonSchema } from './people.ts';
import { refusalSchema } from './verdict.ts';

export const listedCrewSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  version: z.int(),
  /** RFC 3339; null while the crew is active. */
  archived_at: z.nullable(z.string()),
  people: z.int(),
  leads: z.array(z.string()),
  projects: z.int(),
});
export type ListedCrew = z.infer<typeof listedCrewSchema>;

/** Response of `crew_list`. */
export const crewListSchema = z.union([
  z.object({ verdict: z.literal('ok'), crews: z.array(listedCrewSchema) }),
  refusalSchema,
]);

/** A past, current or future period of a person in a crew; RFC 3339, the end is null if open. */
const crewTimeSchema = z.object({
  id: z.uuid(),
  person_id: z.uuid(),
  name: z.string(),
  photo_url: z.nullable(z.string()),
  /** The current role; null for someone who left the company. */
  role: z.nullable(z.enum(['employee', 'supervisor', 'admin'])),
  is_lead: z.boolean(),
  valid_from: z.string(),
  valid_to: z.nullable(z.string()),
});
export type CrewTime = z.infer<typeof crewTimeSchema>;

export const foundCrewSchema = z.object({
  verdict: z.literal('ok'),
  id: z.uuid(),
  name: z.string(),
  version: z.int(),
  archived_at: z.nullable(z.string()),
  /** Today in the company's zone, such as `2026-03-31`. */
  today: z.string(),
  members: z.array(crewTimeSchema),
  projects: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      number: z.nullable(z.string()),
      /** Number of crews on the project. */
      crews: z.int(),
    }),
  ),
});
export type Crew = z.infer<typeof foundCrewSchema>;

/** Response of `crew_detail`. */
export const crewDetailSchema = z.union([foundCrewSchema, refusalSchema]);

/** A person's position in a crew from a given day on; an input of `set_crew_members`. */
export type CrewStanding = 'lead' | 'member' | 'none';

/** Response of `set_crew_members`, with a result for each person, at most 500. */
export const crewMembersAnswerSchema = z.union([
  z.object({ verdict: z.literal('applied'), people: z.array(changedPersonSchema) }),
  refusalSchema,
]);
