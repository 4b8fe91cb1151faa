import { Trans, useLingui } from '@lingui/react/macro';
import type { CorrectiveAction, HazardPage } from '@muster/contract/safety';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormSheet } from '../../../kit/form/FormSheet.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { randomId } from '../../../platform/random-id.ts';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { AssigneePicker } from '../AssigneePicker.tsx';
import { useHazardChange } from '../use-hazard-change.ts';

type ActionSheetProps = {
  readonly page: HazardPage;
  /** Null for a new one. */
  readonly action: CorrectiveAction | null;
  readonly onClose: () => void;
};

type Values = {
  readonly what: string;
  readonly assignee_person_id: string | null;
  readonly due_on: string;
};

const schema = z.object({
  what: z.string().check(z.trim(), z.minLength(1)),
  assignee_person_id: z.string(),
  due_on: z.string().check(z.minLength(1)),
});

export function ActionSheet({ page, action, onClose }: ActionSheetProps) {
  const { t } = useLingui();
  const change = useHazardChange();
  const [id] = useState(() => action?.id ?? randomId());
  const stored: Values = {
    what: action?.what ?? '',
    assignee_person_id: action?.assignee?.person_id ?? page.hazard.assignee?.person_id ?? null,
    due_on: action?.due_on ?? page.hazard.due_on,
  };
  const form = useForm({
    stored,
    version: action?.version ?? null,
    fields: {
      what: { label: t`What needs to be done?`, wrong: t`Describe what needs to be done.` },
      assignee_person_id: { label: t`Assign to`, wrong: t`Choose a person.` },
      due_on: { label: t`Due date`, wrong: t`Choose a day.` },
    },
    schema,
    save: (typed, version) =>
      change.mutateAsync({
        call: 'save_corrective_action',
        parameters: { id, hazard_id: page.hazard.id, action: typed, version: version ?? null },
      }),
    onSaved: onClose,
  });
  const assignee = form.value('assignee_person_id');
  return (
    <FormSheet
      form={form}
      title={action === null ? t`Add corrective action` : t`Edit corrective action`}
      action={<Trans>Save action</Trans>}
      onClose={onClose}
    >
      <TextArea {...form.text('what')} rows={2} maxLength={1000} />
      <AssigneePicker
        value={assignee.value}
        error={assignee.error ?? undefined}
        onChange={assignee.onChange}
      />
      <TextField {...form.text('due_on')} type="date" />
    </FormSheet>
  );
}
