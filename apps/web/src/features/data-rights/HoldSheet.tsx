import { Trans, useLingui } from '@lingui/react/macro';
import { type HoldKind, holdKinds } from '@muster/contract/legal-holds';
import { personStatuses } from '@muster/contract/people';
import Building2 from 'lucide-react/icons/building-2';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import { useJobs } from '../../data/jobs/use-jobs.ts';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { valuesReadBy } from '../../kit/form/form-schemas.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { PersonPicker } from '../../kit/person/PersonPicker.tsx';
import { usePeopleOptions } from '../../kit/person/use-people-options.ts';
import { randomId } from '../../platform/random-id.ts';
import { Picker } from '../../ui/Picker.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useHoldChange } from './use-hold-change.ts';

type Values = {
  readonly kind: HoldKind;
  readonly person_id: string | null;
  readonly project_id: string | null;
  readonly reason: string;
  readonly until: string;
};

const nothing: Values = {
  kind: 'person',
  person_id: null,
  project_id: null,
  reason: '',
  until: '',
};

type HoldSheetProps = {
  /** The company's day; a hold can't have ended before. */
  readonly today: string;
  readonly onClose: () => void;
};

/** Sets a legal hold on a person, a project or the whole company. */
export function HoldSheet({ today, onClose }: HoldSheetProps) {
  const { t } = useLingui();
  const { everyProject } = useJobs();
  const people = usePeopleOptions(personStatuses);
  const change = useHoldChange();
  const [id] = useState(randomId);
  const form = useForm({
    stored: nothing,
    fields: {
      kind: { label: t`What it covers` },
      person_id: { label: t`Person`, wrong: t`Choose a person.` },
      project_id: { label: t`Project`, wrong: t`Choose a project.` },
      reason: { label: t`Reason`, wrong: t`Enter a reason.` },
      until: { label: t`Last day`, wrong: t`Choose today or a later day.` },
    },
    schema: valuesReadBy((values: Values) => {
      const { kind, until } = values;
      const reason = values.reason.trim();
      const problems = [
        ...(kind === 'person' && values.person_id === null ? ['person_id'] : []),
        ...(kind === 'project' && values.project_id === null ? ['project_id'] : []),
        ...(reason === '' ? ['reason'] : []),
        ...(until !== '' && until < today ? ['until'] : []),
      ];
      return problems.length > 0
        ? { problems }
        : {
            facts: {
              kind,
              person_id: kind === 'person' ? values.person_id : null,
              project_id: kind === 'project' ? values.project_id : null,
              reason,
              until: until === '' ? null : until,
            },
          };
    }),
    save: async (facts) => change.mutateAsync({ change: 'set', id, facts }),
    onSaved: onClose,
  });
  const kindWords: Readonly<Record<HoldKind, string>> = {
    person: t`One person`,
    project: t`One project`,
    company: t`The whole company`,
  };
  const { label, value: kind, onChange } = form.value('kind');
  return (
    <FormSheet
      form={form}
      height="tall"
      title={t`Set a legal hold`}
      action={<Trans>Set hold</Trans>}
      onClose={onClose}
    >
      <RadioGroup
        label={label}
        value={kind}
        onChange={onChange}
        options={holdKinds.map((value) => ({ value, label: kindWords[value] }))}
      />
      {kind === 'person' && (
        <PersonPicker
          {...form.value('person_id')}
          title={t`Choose a person`}
          icon={UserRound}
          options={people}
        />
      )}
      {kind === 'project' && (
        <Picker
          {...form.value('project_id')}
          title={t`Choose a project`}
          placeholder={t`Choose a project`}
          searchLabel={t`Search projects`}
          emptyText={t`No project matches. Try another word.`}
          icon={Building2}
          options={everyProject.map((project) => ({
            value: project.id,
            label: project.name,
            detail: project.number ?? undefined,
          }))}
        />
      )}
      <TextArea
        {...form.text('reason')}
        maxLength={1000}
        hint={t`Such as the claim or inquiry. It stays in the audit log.`}
      />
      <TextField
        {...form.text('until')}
        labelDetail={t`optional`}
        type="date"
        min={today}
        hint={t`Without one, the hold stays until an admin ends it.`}
      />
    </FormSheet>
  );
}
