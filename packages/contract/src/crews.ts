/** Crews as admins see them: all of them, and one with everyone who ever belonged to it. */
import * as z from 'zod/mini';
import { changedPersonSchema } from './people.ts';
import { refusalSchema } from './verdict.ts';

export const listedCrewSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  version: z.int(),
  /** RFC 3339; null while the crew is at work. */
  archived_at: z.nullable(z.string()),
  people: z.int(),
  leads: z.array(z.string()),
  projects: z.int(),
});
export type ListedCrew = z.infer<typeof listedCrewSchema>;

/** What `crew_list` answers. */
export const crewListSchema = z.union([
  z.object({ verdict: z.literal('ok'), crews: z.array(listedCrewSchema) }),
  refusalSchema,
]);

/** A time in which a person belonged, belongs or will belong to a crew; RFC 3339, no end: null. */
const crewTimeSchema = z.object({
  id: z.uuid(),
  person_id: z.uuid(),
  name: z.string(),
  photo_url: z.nullable(z.string()),
  /** Of today; null for someone who left the company. */
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
  /** The date where the company is, as in `2026-03-31`. */
  today: z.string(),
  members: z.array(crewTimeSchema),
  projects: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      number: z.nullable(z.string()),
      /** How many crews work there. */
      crews: z.int(),
    }),
  ),
});
export type Crew = z.infer<typeof foundCrewSchema>;

/** What `crew_detail` answers. */
export const crewDetailSchema = z.union([foundCrewSchema, refusalSchema]);

/** What people are in a crew from a day on; what `set_crew_members` takes. */
export type CrewStanding = 'lead' | 'member' | 'none';

/** What `set_crew_members` answers, of each of at most 500 people. */
export const crewMembersAnswerSchema = z.union([
  z.object({ verdict: z.literal('applied'), people: z.array(changedPersonSchema) }),
  refusalSchema,
]);
