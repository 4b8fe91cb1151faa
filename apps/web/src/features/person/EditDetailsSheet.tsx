import { languageNames, languageOptions } from '@muster/domain/language-names';
import { languageOf, languages } from '@muster/domain/languages';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Office, Person } from '@muster/contract/person';
import * as z from 'zod/mini';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { usePersonChange } from './use-person-change.ts';

type Values = Record<
  'first_name' | 'last_name' | 'phone' | 'employee_number' | 'hired_on' | 'contact_email' | 'notes',
  string
> & { readonly language: Person['language'] };

const text = z.string();
const schema = z
  .object({
    first_name: text,
    last_name: text,
    phone: text,
    language: z.enum(languages),
    employee_number: text,
    hired_on: text,
    contact_email: text,
    notes: text,
  })
  .check(
    z.refine(({ first_name, last_name }) => `${first_name}${last_name}`.trim() !== '', {
      path: ['first_name'],
    }),
  );

/** All of a person's details that an admin may change, saved over the version that was read. */
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
  const save = usePersonChange();
  const stored: Values = {
    first_name: person.first_name,
    last_name: person.last_name,
    phone: person.phone ?? '',
    language: person.language,
    employee_number: office.details?.employee_number ?? '',
    hired_on: office.details?.hired_on ?? '',
    contact_email: office.details?.contact_email ?? '',
    notes: office.details?.notes ?? '',
  };
  const form = useForm({
    stored,
    version: { profile: person.version, details: office.details?.version ?? 0 },
    fields: {
      first_name: { label: t`First name`, wrong: t`Enter a name.` },
      last_name: { label: t`Last name` },
      phone: { label: t`Phone` },
      language: {
        label: t`Language`,
        show: (language) => languageNames[languageOf(language)],
      },
      employee_number: { label: t`Employee number` },
      hired_on: { label: t`Hire date` },
      contact_email: { label: t`Email` },
      notes: { label: t`Notes` },
    },
    schema,
    refused: { number_taken: { field: 'employee_number' } },
    save: (typed, version) =>
      save.mutateAsync({
        name: 'save_person',
        parameters: {
          ...typed,
          person_id: person.person_id,
          profile_version: version?.profile,
          details_version: version?.details,
          hired_on: typed.hired_on === '' ? null : typed.hired_on,
        },
      }),
    onSaved: onClose,
  });
  return (
    <FormSheet form={form} title={t`Edit details`} action={<Trans>Save</Trans>} onClose={onClose}>
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <TextField maxLength={100} {...form.text('first_name')} />
        <TextField maxLength={100} {...form.text('last_name')} />
      </div>
      <TextField labelDetail={t`optional`} type="tel" maxLength={50} {...form.text('phone')} />
      {!person.has_login && (
        <>
          <TextField
            labelDetail={t`optional`}
            type="email"
            maxLength={320}
            {...form.text('contact_email')}
          />
          <Select
            options={languageOptions}
            {...form.text('language')}
            onChange={({ target }) => form.change({ language: languageOf(target.value) })}
          />
        </>
      )}
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <TextField labelDetail={t`optional`} maxLength={50} {...form.text('employee_number')} />
        <TextField labelDetail={t`optional`} type="date" {...form.text('hired_on')} />
      </div>
      <TextArea
        labelDetail={t`optional`}
        hint={t`Only admins can see these notes.`}
        maxLength={2000}
        rows={4}
        {...form.text('notes')}
      />
    </FormSheet>
  );
}
