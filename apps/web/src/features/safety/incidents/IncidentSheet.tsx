import { Trans, useLingui } from '@lingui/react/macro';
import { type Establishment, type Incident, incidentSeverities } from '@muster/contract/incidents';
import { incidentKinds, incidentOutcomes } from '@muster/domain/safety/osha-cases';
import { useState } from 'react';
import { useData } from '../../../data/data-context.tsx';
import { FormSheet } from '../../../kit/form/FormSheet.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { PersonPicker } from '../../../kit/person/PersonPicker.tsx';
import { randomId } from '../../../platform/random-id.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { localInstant } from '../../../ui/time/local-instant.ts';
import { useHazardPeople } from '../use-hazard-people.ts';
import { incidentDraftOf, incidentSchema } from './incident-draft.ts';
import { useIncidentChange } from './use-incident-change.ts';
import { useIncidentFields } from './use-incident-fields.ts';
import { useIncidentWords } from './use-incident-words.ts';

type IncidentSheetProps = {
  readonly incident: Incident | null;
  readonly establishments: readonly Establishment[];
  readonly onClose: () => void;
};

/** Records an incident with what OSHA forms 300 and 301 ask. */
export function IncidentSheet({ incident, establishments, onClose }: IncidentSheetProps) {
  const { t } = useLingui();
  const words = useIncidentWords();
  const people = useHazardPeople();
  const { clock } = useData();
  const change = useIncidentChange();
  const [id] = useState(() => incident?.id ?? randomId());
  const [stored] = useState(() =>
    incidentDraftOf(incident, {
      establishmentId: establishments[0]?.id ?? '',
      now: localInstant(new Date(clock.nowMs())),
    }),
  );
  const form = useForm({
    stored,
    version: incident?.version,
    fields: useIncidentFields(),
    schema: incidentSchema,
    save: (facts, version) =>
      change.mutateAsync({
        call: 'save_incident',
        parameters: { id, facts, ...(version !== undefined && { version }) },
      }),
    onSaved: onClose,
  });
  const { values } = form;
  const optionsOf = <Key extends string>(
    keys: readonly Key[],
    names: Readonly<Record<Key, string>>,
  ) => keys.map((value) => ({ value, label: names[value] }));
  const answers = [
    { value: '', label: t`Unknown` },
    { value: 'yes', label: t`Yes` },
    { value: 'no', label: t`No` },
  ];
  const check = (name: 'is_recordable' | 'is_privacy_case' | 'is_reported' | 'is_form_done') => ({
    label: form.value(name).label,
    checked: values[name],
    onChange: (event: { readonly target: { readonly checked: boolean } }) =>
      form.change({ [name]: event.target.checked }),
  });
  const number = incident?.number ?? 0;
  return (
    <FormSheet
      form={form}
      height="tall"
      title={incident === null ? t`Record incident` : t`Incident #${number}`}
      action={<Trans>Save incident</Trans>}
      onClose={onClose}
    >
      <Select
        {...form.text('establishment_id')}
        options={establishments.map((one) => ({ value: one.id, label: one.name }))}
      />
      <PersonPicker
        {...form.value('person_id')}
        title={t`Choose a person`}
        options={people.map(({ person_id, name }) => ({ value: person_id, label: name }))}
      />
      <TextField {...form.text('job_title')} maxLength={100} />
      <TextField {...form.text('occurred_on')} type="date" />
      <div className="grid grid-cols-1 items-end gap-4 md:grid-cols-2">
        <TextField {...form.text('occurred_at')} type="time" labelDetail={t`optional`} />
        <TextField {...form.text('work_began_at')} type="time" labelDetail={t`optional`} />
      </div>
      <TextField {...form.text('place')} maxLength={300} />
      <TextField {...form.text('known_at')} type="datetime-local" />
      <Select
        {...form.text('severity')}
        options={optionsOf(incidentSeverities, words.severities)}
      />
      {values.severity !== 'none' && <Checkbox {...check('is_reported')} />}
      <Checkbox {...check('is_recordable')} />
      <Select {...form.text('kind')} options={optionsOf(incidentKinds, words.kinds)} />
      <Select {...form.text('outcome')} options={optionsOf(incidentOutcomes, words.outcomes)} />
      {values.outcome === 'death' && <TextField {...form.text('died_on')} type="date" />}
      <div className="grid grid-cols-2 items-end gap-4">
        <TextField {...form.text('days_away')} inputMode="numeric" maxLength={4} />
        <TextField {...form.text('days_restricted')} inputMode="numeric" maxLength={4} />
      </div>
      <TextArea {...form.text('doing_before')} rows={2} maxLength={1000} />
      <TextArea {...form.text('what_happened')} rows={2} maxLength={1000} />
      <TextArea {...form.text('injury')} rows={2} maxLength={1000} />
      <TextField {...form.text('harmed_by')} maxLength={1000} />
      <div className="grid grid-cols-1 items-end gap-4 md:grid-cols-2">
        <Select {...form.text('was_emergency_room')} options={answers} />
        <Select {...form.text('was_inpatient')} options={answers} />
        <TextField {...form.text('born_on')} type="date" labelDetail={t`optional`} />
        <TextField {...form.text('hired_on')} type="date" labelDetail={t`optional`} />
        <Select
          {...form.text('sex')}
          options={[
            { value: '', label: t`Unknown` },
            { value: 'F', label: t`Female` },
            { value: 'M', label: t`Male` },
          ]}
        />
      </div>
      <Checkbox
        {...check('is_privacy_case')}
        detail={t`The log shows “Privacy case” instead of the name.`}
      />
      <Checkbox
        {...check('is_form_done')}
        detail={t`Form 301 is due 7 days after you learn of the incident.`}
      />
    </FormSheet>
  );
}
