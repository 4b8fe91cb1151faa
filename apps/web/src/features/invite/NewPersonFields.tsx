import { type Language, languageOf } from '@muster/domain/languages';
import { languageOptions } from '@muster/domain/language-names';
import { useLingui } from '@lingui/react/macro';
import UsersRound from 'lucide-react/icons/users-round';
import { useIdentity } from '../../data/identity/use-account.ts';
import { crewListQuery } from '../../data/people/crew-list-query.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import type { Form } from '../../kit/form/use-form.ts';
import { Picker } from '../../ui/Picker.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { InviteValues } from './use-invite-form.ts';
import { type CompanyRole, useInviteWords } from './use-invite-words.ts';

type FieldsProps = { readonly form: Form<InviteValues> };

const roles = ['employee', 'supervisor', 'admin'] as const satisfies readonly CompanyRole[];

export function NameFields({ form }: FieldsProps) {
  return (
    <div className="grid gap-5 md:grid-cols-2 md:gap-3">
      <TextField {...form.text('first_name')} autoComplete="off" maxLength={100} />
      <TextField {...form.text('last_name')} autoComplete="off" maxLength={100} />
    </div>
  );
}

/** Fields for a person's role, language, crew and phone. */
export function WorkFields({
  form,
  companyLanguage,
}: FieldsProps & { readonly companyLanguage: Language }) {
  const { t } = useLingui();
  const { roleNames } = useInviteWords();
  const crews = useSnapshotQuery(crewListQuery(useIdentity().user_id));
  const atWork = crews.status === 'ready' ? crews.data.filter((crew) => !crew.archived_at) : [];
  return (
    <>
      <div className="grid gap-5 md:grid-cols-2 md:gap-3">
        <Select
          {...form.value('role')}
          options={roles.map((role) => ({ value: role, label: roleNames[role] }))}
          onChange={(event) =>
            form.change({ role: roles.find((role) => role === event.target.value) ?? 'employee' })
          }
        />
        <Select
          {...form.value('language')}
          options={languageOptions}
          value={form.values.language ?? companyLanguage}
          onChange={(event) => form.change({ language: languageOf(event.target.value) })}
        />
      </div>
      <div className="grid gap-5 md:grid-cols-2 md:gap-3">
        <Picker
          {...form.value('crew_id')}
          labelDetail={t`optional`}
          title={t`Choose a crew`}
          placeholder={t`No crew`}
          noneLabel={t`No crew`}
          searchLabel={t`Search crews`}
          emptyText={t`No crew matches.`}
          icon={UsersRound}
          options={atWork.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextField
          {...form.text('phone')}
          labelDetail={t`optional`}
          type="tel"
          autoComplete="off"
          maxLength={50}
        />
      </div>
    </>
  );
}
