import { languageOf } from '@muster/domain/languages';
import { languageOptions } from '@muster/domain/language-names';
import { useLingui } from '@lingui/react/macro';
import UsersRound from 'lucide-react/icons/users-round';
import { useIdentity } from '../../data/identity/use-account.ts';
import { crewListQuery } from '../../data/people/crew-list-query.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { Picker } from '../../ui/Picker.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { NewPerson } from './use-invite.ts';
import { type CompanyRole, useInviteWords } from './use-invite-words.ts';

type FieldsProps = {
  readonly person: NewPerson;
  readonly onChange: (part: Partial<NewPerson>) => void;
};

const roles = ['employee', 'supervisor', 'admin'] as const satisfies readonly CompanyRole[];

export function NameFields({
  person,
  error,
  onChange,
}: FieldsProps & { readonly error: string | null }) {
  const { t } = useLingui();
  return (
    <div className="grid gap-5 md:grid-cols-2 md:gap-3">
      <TextField
        label={t`First name`}
        autoComplete="off"
        maxLength={100}
        value={person.firstName}
        error={error}
        onChange={(event) => onChange({ firstName: event.target.value })}
      />
      <TextField
        label={t`Last name`}
        autoComplete="off"
        maxLength={100}
        value={person.lastName}
        onChange={(event) => onChange({ lastName: event.target.value })}
      />
    </div>
  );
}

/** What someone does here. */
export function WorkFields({ person, onChange }: FieldsProps) {
  const { t } = useLingui();
  const { roleNames } = useInviteWords();
  const crews = useSnapshotQuery(crewListQuery(useIdentity().user_id));
  const atWork = crews.status === 'ready' ? crews.data.filter((crew) => !crew.archived_at) : [];
  return (
    <>
      <div className="grid gap-5 md:grid-cols-2 md:gap-3">
        <Select
          label={t`Role`}
          options={roles.map((role) => ({ value: role, label: roleNames[role] }))}
          value={person.role}
          onChange={(event) =>
            onChange({ role: roles.find((role) => role === event.target.value) ?? 'employee' })
          }
        />
        <Select
          label={t`Language`}
          options={languageOptions}
          value={person.language}
          onChange={(event) => onChange({ language: languageOf(event.target.value) })}
        />
      </div>
      <div className="grid gap-5 md:grid-cols-2 md:gap-3">
        <Picker
          label={t`Crew`}
          labelDetail={t`optional`}
          title={t`Choose a crew`}
          placeholder={t`No crew`}
          noneLabel={t`No crew`}
          searchLabel={t`Search crews`}
          emptyText={t`No crew fits.`}
          icon={UsersRound}
          options={atWork.map(({ id, name }) => ({ value: id, label: name }))}
          value={person.crewId}
          onChange={(crewId) => onChange({ crewId })}
        />
        <TextField
          label={t`Phone`}
          labelDetail={t`optional`}
          type="tel"
          autoComplete="off"
          maxLength={50}
          value={person.phone}
          onChange={(event) => onChange({ phone: event.target.value })}
        />
      </div>
    </>
  );
}
