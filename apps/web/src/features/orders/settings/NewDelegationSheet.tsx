import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormSheet } from '../../../kit/form/FormSheet.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { PersonPicker } from '../../../kit/person/PersonPicker.tsx';
import { randomId } from '../../../platform/random-id.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { dayKeyAt } from '../../../ui/time/day-key.ts';
import { readerZone } from '../../../ui/time/use-time-words.ts';
import { usePurchasingChange } from '../use-purchasing-change.ts';
import type { OwnDelegations } from './settings-queries.ts';

type NewDelegationSheetProps = {
  readonly people: OwnDelegations['people'];
  /** The person whose limit is delegated; null if an admin chooses. */
  readonly giverId: string | null;
  readonly onClose: () => void;
};

const person = z.nullable(z.string()).check(z.refine((id) => id !== null));
const schema = z
  .object({
    giver_person_id: person,
    delegate_person_id: person,
    starts_on: z.iso.date(),
    ends_on: z.iso.date(),
  })
  .check(
    z.refine(({ starts_on, ends_on }) => starts_on <= ends_on, { path: ['ends_on'] }),
    z.refine(({ giver_person_id: giver, delegate_person_id: delegate }) => giver !== delegate, {
      path: ['delegate_person_id'],
    }),
  );

/** A form that lets someone approve in another’s place for some days. */
export function NewDelegationSheet({ people, giverId, onClose }: NewDelegationSheetProps) {
  const { t } = useLingui();
  const change = usePurchasingChange();
  const [id] = useState(randomId);
  const [today] = useState(() => dayKeyAt(Date.now(), readerZone()));
  const options = people.map(({ person_id, name }) => ({ value: person_id, label: name }));
  const stored: {
    readonly giver_person_id: string | null;
    readonly delegate_person_id: string | null;
    readonly starts_on: string;
    readonly ends_on: string;
  } = { giver_person_id: giverId, delegate_person_id: null, starts_on: today, ends_on: '' };
  const form = useForm({
    stored,
    fields: {
      giver_person_id: { label: t`Who is away?`, wrong: t`Choose a person.` },
      delegate_person_id: { label: t`Who approves instead?`, wrong: t`Choose another person.` },
      starts_on: { label: t`From`, wrong: t`Choose a day.` },
      ends_on: { label: t`Until`, wrong: t`Choose the same day or a later one.` },
    },
    schema,
    save: (values) =>
      change.mutateAsync({ call: 'save_delegation', parameters: { id, ...values } }),
    onSaved: onClose,
  });
  const giver = form.value('giver_person_id');
  const delegate = form.value('delegate_person_id');
  return (
    <FormSheet
      form={form}
      title={t`Approve in someone’s place`}
      description={t`Up to that person’s limit, and never more than the role of who approves allows.`}
      action={<Trans>Save</Trans>}
      onClose={onClose}
    >
      {giverId === null && <PersonPicker {...giver} title={t`Choose a person`} options={options} />}
      <PersonPicker
        {...delegate}
        title={t`Choose a person`}
        options={options.filter(({ value }) => value !== giver.value)}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField {...form.text('starts_on')} type="date" />
        <TextField {...form.text('ends_on')} type="date" min={form.values.starts_on} />
      </div>
    </FormSheet>
  );
}
