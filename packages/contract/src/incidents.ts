import { incidentKinds, incidentOutcomes } from '@muster/domain/safety/osha-cases';
import * as z from 'zod/mini';
import { refusalSchema } from './verdict.ts';

/** Outcomes that must be reported to OSHA within hours. */
export const incidentSeverities = ['none', 'death', 'inpatient', 'amputation', 'eye_loss'] as const;
export type IncidentSeverity = (typeof incidentSeverities)[number];

const establishmentSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  ein: z.nullable(z.string()),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  naics: z.string(),
  industry: z.nullable(z.string()),
  version: z.int(),
  /** The facts on record for the requested year. */
  year: z.nullable(
    z.object({ average_employees: z.int(), peak_employees: z.int(), hours_worked: z.int() }),
  ),
});
export type Establishment = z.infer<typeof establishmentSchema>;

const incidentSchema = z.object({
  id: z.uuid(),
  number: z.int(),
  version: z.int(),
  establishment_id: z.uuid(),
  person_id: z.uuid(),
  person: z.nullable(z.object({ person_id: z.uuid(), name: z.string() })),
  hazard_id: z.nullable(z.uuid()),
  job_title: z.string(),
  occurred_on: z.string(),
  occurred_at: z.nullable(z.string()),
  work_began_at: z.nullable(z.string()),
  place: z.string(),
  known_at: z.string(),
  severity: z.enum(incidentSeverities),
  is_recordable: z.boolean(),
  outcome: z.enum(incidentOutcomes),
  days_away: z.int(),
  days_restricted: z.int(),
  is_privacy_case: z.boolean(),
  died_on: z.nullable(z.string()),
  is_reported: z.boolean(),
  is_form_done: z.boolean(),
  report_due_at: z.nullable(z.string()),
  kind: z.enum(incidentKinds),
  doing_before: z.string(),
  what_happened: z.string(),
  injury: z.string(),
  harmed_by: z.string(),
  was_emergency_room: z.nullable(z.boolean()),
  was_inpatient: z.nullable(z.boolean()),
  born_on: z.nullable(z.string()),
  hired_on: z.nullable(z.string()),
  sex: z.nullable(z.enum(['F', 'M'])),
});
export type Incident = z.infer<typeof incidentSchema>;

export const oshaLogSchema = z.object({
  verdict: z.literal('ok'),
  company: z.string(),
  establishments: z.array(establishmentSchema),
  incidents: z.array(incidentSchema),
});
export type OshaLog = z.infer<typeof oshaLogSchema>;

/** Response of `osha_log`. */
export const oshaLogAnswerSchema = z.union([oshaLogSchema, refusalSchema]);
