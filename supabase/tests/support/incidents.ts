/** Incidents as an admin saves them. */
export const yard = {
  name: 'Yard',
  ein: null,
  street: '1 Main St',
  city: 'Fort Collins',
  state: 'CO',
  zip: '80521',
  naics: '237310',
  industry: null,
};

export function incidentFacts(
  establishmentId: string,
  personId: string,
  facts: object = {},
): object {
  return {
    establishment_id: establishmentId,
    person_id: personId,
    hazard_id: null,
    job_title: 'Carpenter',
    occurred_on: '2026-03-09',
    occurred_at: '09:30',
    work_began_at: '07:00',
    place: 'Level 2',
    known_at: new Date().toISOString(),
    severity: 'none',
    is_recordable: true,
    outcome: 'days_away',
    days_away: 5,
    days_restricted: 0,
    is_privacy_case: false,
    died_on: null,
    is_reported: false,
    is_form_done: false,
    kind: 'injury',
    doing_before: 'Carrying boards',
    what_happened: 'Fell from the scaffold',
    injury: 'Broken wrist',
    harmed_by: 'Concrete slab',
    was_emergency_room: true,
    was_inpatient: false,
    born_on: '1990-02-03',
    hired_on: null,
    sex: 'F',
    ...facts,
  };
}
