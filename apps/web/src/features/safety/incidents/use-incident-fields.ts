import { useLingui } from '@lingui/react/macro';
import type { FieldSpecs } from '../../../kit/form/field-spec.ts';
import type { IncidentDraft } from './incident-draft.ts';

/** The questions of the OSHA forms, in plain words. */
export function useIncidentFields(): FieldSpecs<IncidentDraft> {
  const { t } = useLingui();
  const needed = t`Fill in this field.`;
  const days = t`Enter a whole number of days that matches the result.`;
  return {
    establishment_id: { label: t`Establishment`, wrong: needed },
    person_id: { label: t`Who was hurt?`, wrong: t`Choose a person.` },
    hazard_id: { label: t`Hazard` },
    job_title: { label: t`Job title`, wrong: needed },
    occurred_on: { label: t`Date`, wrong: needed },
    occurred_at: { label: t`Time of incident` },
    work_began_at: { label: t`Time work began` },
    place: { label: t`Where did it happen?`, wrong: needed },
    known_at: { label: t`When did the company learn of it?`, wrong: needed },
    severity: {
      label: t`Did the incident result in any of these?`,
      wrong: t`Enter a death both here and under “Result.”`,
    },
    is_recordable: { label: t`Recordable: it goes on the OSHA log` },
    outcome: { label: t`Result` },
    days_away: { label: t`Days away from work`, wrong: days },
    days_restricted: { label: t`Days of restricted work`, wrong: days },
    is_privacy_case: { label: t`Privacy case` },
    died_on: { label: t`Date of death`, wrong: needed },
    is_reported: { label: t`OSHA was called` },
    is_form_done: { label: t`Form 301 is finished` },
    kind: { label: t`Type of injury or illness` },
    doing_before: { label: t`What was the person doing just before?`, wrong: needed },
    what_happened: { label: t`What happened?`, wrong: needed },
    injury: { label: t`What was the injury or illness?`, wrong: needed },
    harmed_by: { label: t`What object or substance caused the harm?`, wrong: needed },
    was_emergency_room: { label: t`Treated in an emergency room?` },
    was_inpatient: { label: t`Stayed in a hospital overnight?` },
    born_on: { label: t`Date of birth` },
    hired_on: { label: t`Date hired` },
    sex: { label: t`Sex` },
  };
}
