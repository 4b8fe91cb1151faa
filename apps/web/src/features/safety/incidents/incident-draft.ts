import { type Incident, incidentSeverities } from '@muster/contract/incidents';
import { incidentKinds, incidentOutcomes } from '@muster/domain/safety/osha-cases';
import * as z from 'zod/mini';
import { localInstant } from '../../../ui/time/local-instant.ts';

const choices = ['', 'yes', 'no'] as const;

const filled = z.string().check(z.trim(), z.minLength(1));
const orNull = z.pipe(
  z.string(),
  z.transform((text) => (text === '' ? null : text)),
);
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const count = z.pipe(z.string().check(z.regex(/^\d{1,4}$/)), z.transform(Number));
const answer = z.pipe(
  z.enum(choices),
  z.transform((text) => (text === '' ? null : text === 'yes')),
);

/** Parses the form's values into what `save_incident` accepts. */
export const incidentSchema = z.object({
  establishment_id: filled,
  person_id: z.pipe(z.nullable(z.string()), filled),
  hazard_id: z.nullable(z.string()),
  job_title: filled,
  occurred_on: day,
  occurred_at: orNull,
  work_began_at: orNull,
  place: filled,
  known_at: z.pipe(
    filled,
    z.transform((text) => new Date(text).toISOString()),
  ),
  severity: z.enum(incidentSeverities),
  is_recordable: z.boolean(),
  outcome: z.enum(incidentOutcomes),
  days_away: count,
  days_restricted: count,
  is_privacy_case: z.boolean(),
  died_on: orNull,
  is_reported: z.boolean(),
  is_form_done: z.boolean(),
  kind: z.enum(incidentKinds),
  doing_before: filled,
  what_happened: filled,
  injury: filled,
  harmed_by: filled,
  was_emergency_room: answer,
  was_inpatient: answer,
  born_on: orNull,
  hired_on: orNull,
  sex: z.pipe(
    z.enum(['', 'F', 'M']),
    z.transform((text) => (text === '' ? null : text)),
  ),
});

export type IncidentDraft = z.input<typeof incidentSchema>;

const typed = (value: boolean | null) => (value === null ? '' : value ? 'yes' : 'no');

/** Returns the form's first values: those of the stored incident, or empty ones. */
export function incidentDraftOf(
  incident: Incident | null,
  defaults: { readonly establishmentId: string; readonly now: string },
): IncidentDraft {
  return {
    establishment_id: incident?.establishment_id ?? defaults.establishmentId,
    person_id: incident?.person_id ?? null,
    hazard_id: incident?.hazard_id ?? null,
    job_title: incident?.job_title ?? '',
    occurred_on: incident?.occurred_on ?? defaults.now.slice(0, 10),
    occurred_at: incident?.occurred_at ?? '',
    work_began_at: incident?.work_began_at ?? '',
    place: incident?.place ?? '',
    known_at: incident === null ? defaults.now : localInstant(new Date(incident.known_at)),
    severity: incident?.severity ?? 'none',
    is_recordable: incident?.is_recordable ?? true,
    outcome: incident?.outcome ?? 'other',
    days_away: String(incident?.days_away ?? 0),
    days_restricted: String(incident?.days_restricted ?? 0),
    is_privacy_case: incident?.is_privacy_case ?? false,
    died_on: incident?.died_on ?? '',
    is_reported: incident?.is_reported ?? false,
    is_form_done: incident?.is_form_done ?? false,
    kind: incident?.kind ?? 'injury',
    doing_before: incident?.doing_before ?? '',
    what_happened: incident?.what_happened ?? '',
    injury: incident?.injury ?? '',
    harmed_by: incident?.harmed_by ?? '',
    was_emergency_room: typed(incident?.was_emergency_room ?? null),
    was_inpatient: typed(incident?.was_inpatient ?? null),
    born_on: incident?.born_on ?? '',
    hired_on: incident?.hired_on ?? '',
    sex: incident?.sex ?? '',
  };
}
