import { Trans, useLingui } from '@lingui/react/macro';
import type { Office, Person } from '@muster/contract/person';
import { useState } from 'react';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { FormSheet } from '../../ui/FormSheet.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ChangeError } from './ChangeError.tsx';
import { usePersonChange } from './use-person-change.ts';

/** Everything that an admin may change of a person's details, saved over what was read. */
export function EditDetailsSheet({
  person,
  office,
  onClose,
}: {
  readonly person: Person;
  readonly office: Office;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const offlineReason = useNeedsNetwork();
  const save = usePersonChange(onClose);
  // What is being edited stays as it was opened; a newer state is refused, not overwritten.
  const [read] = useState({ profile: person.version, details: office.details?.version ?? 0 });
  const [form, setForm] = useState({
    first_name: person.first_name,
    last_name: person.last_name,
    phone: person.phone ?? '',
    language: person.language,
    employee_number: office.details?.employee_number ?? '',
    hired_on: office.details?.hired_on ?? '',
    contact_email: office.details?.contact_email ?? '',
    notes: office.details?.notes ?? '',
  });
  const field = (name: Exclude<keyof typeof form, 'language'>) => ({
    value: form[name],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setForm({ ...form, [name]: event.target.value }),
  });
  const isNameless = form.first_name.trim() === '' && form.last_name.trim() === '';
  return (
    <FormSheet
      title={t`Edit details`}
      action={<Trans>Save</Trans>}
      isBusy={save.isPending}
      disabledReason={offlineReason ?? (isNameless ? t`Enter a name.` : null)}
      onSubmit={() =>
        save.mutate({
          name: 'save_person',
          parameters: {
            ...form,
            person_id: person.person_id,
            profile_version: read.profile,
            details_version: read.details,
            hired_on: form.hired_on === '' ? null : form.hired_on,
          },
        })
      }
      onClose={onClose}
    >
      <ChangeError error={save.error} />
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <TextField label={t`First name`} maxLength={100} {...field('first_name')} />
        <TextField label={t`Last name`} maxLength={100} {...field('last_name')} />
      </div>
      <TextField
        label={t`Phone`}
        labelDetail={t`optional`}
        type="tel"
        maxLength={50}
        {...field('phone')}
      />
      {!person.has_login && (
        <>
          <TextField
            label={t`Email`}
            labelDetail={t`optional`}
            type="email"
            maxLength={320}
            {...field('contact_email')}
          />
          <Select
            label={t`Language`}
            options={[
              { value: 'en', label: t`English` },
              { value: 'es', label: t`Spanish` },
            ]}
            value={form.language}
            onChange={({ target }) =>
              setForm({ ...form, language: target.value === 'es' ? 'es' : 'en' })
            }
          />
        </>
      )}
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <TextField
          label={t`Employee number`}
          labelDetail={t`optional`}
          maxLength={50}
          {...field('employee_number')}
        />
        <TextField label={t`Hired`} labelDetail={t`optional`} type="date" {...field('hired_on')} />
      </div>
      <TextArea
        label={t`Notes`}
        labelDetail={t`optional`}
        hint={t`Only admins read them.`}
        maxLength={2000}
        rows={4}
        {...field('notes')}
      />
    </FormSheet>
  );
}
