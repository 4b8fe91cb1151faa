import { Trans, useLingui } from '@lingui/react/macro';
import { personRoles, type PersonRole } from '@muster/contract/people';
import type { Person } from '@muster/contract/person';
import * as z from 'zod/mini';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { usePersonChange } from './use-person-change.ts';
import { nameOf, usePersonWords } from './use-person-words.ts';

type Values = { readonly new_role: PersonRole; readonly from_day: string };

const schema = z.object({ new_role: z.enum(personRoles), from_day: z.string() });

/** Another role, at once or from a day on. */
export function RoleSheet({
  person,
  role,
  today,
  onClose,
}: {
  readonly person: Person;
  readonly role: PersonRole;
  readonly today: string;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const words = usePersonWords();
  const save = usePersonChange();
  const stored: Values = { new_role: role, from_day: '' };
  const form = useForm({
    stored,
    fields: { new_role: { label: t`Role` }, from_day: { label: t`From` } },
    schema,
    save: ({ new_role, from_day }) =>
      save.mutateAsync({
        name: 'set_role',
        parameters: {
          person_id: person.person_id,
          new_role,
          from_day: from_day > today ? from_day : null,
        },
      }),
    onSaved: onClose,
  });
  const { new_role: chosen, from_day: day } = form.values;
  const isLater = day > today;
  const does = {
    employee: t`Clocks in and sees their own time.`,
    supervisor: t`Sees and manages the crews they lead.`,
    admin: t`Sees and changes everything in the company.`,
  } satisfies Record<PersonRole, string>;
  return (
    <FormSheet
      form={form}
      title={t`Change role`}
      description={nameOf(person)}
      action={isLater ? <Trans>Change starting {words.day(day)}</Trans> : <Trans>Change now</Trans>}
      disabledReason={chosen === role && person.planned === null ? t`Choose another role.` : null}
      onClose={onClose}
    >
      <RadioGroup
        {...form.value('new_role')}
        options={personRoles.map((each) => ({
          value: each,
          label: words.role[each],
          detail: does[each],
        }))}
      />
      <TextField
        {...form.text('from_day')}
        labelDetail={t`blank to start now`}
        type="date"
        min={today}
      />
    </FormSheet>
  );
}
