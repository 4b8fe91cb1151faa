import { Trans, useLingui } from '@lingui/react/macro';
import { personRoles, type PersonRole } from '@muster/contract/people';
import type { Person } from '@muster/contract/person';
import { useState } from 'react';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { FormSheet } from '../../ui/FormSheet.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ChangeError } from './ChangeError.tsx';
import { usePersonChange } from './use-person-change.ts';
import { nameOf, usePersonWords } from './use-person-words.ts';

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
  const offlineReason = useNeedsNetwork();
  const save = usePersonChange(onClose);
  const [chosen, setChosen] = useState<PersonRole>(role);
  const [day, setDay] = useState('');
  const isLater = day > today;
  const does = {
    employee: t`Punches, sees their own time.`,
    supervisor: t`Sees and acts for the crews they lead.`,
    admin: t`Sees and changes everything in the company.`,
  } satisfies Record<PersonRole, string>;
  return (
    <FormSheet
      title={t`Change role`}
      description={nameOf(person)}
      action={isLater ? <Trans>Change from {words.day(day)} on</Trans> : <Trans>Change now</Trans>}
      isBusy={save.isPending}
      disabledReason={
        offlineReason ??
        (chosen === role && person.planned === null ? t`Choose another role.` : null)
      }
      onSubmit={() =>
        save.mutate({
          name: 'set_role',
          parameters: {
            person_id: person.person_id,
            new_role: chosen,
            from_day: isLater ? day : null,
          },
        })
      }
      onClose={onClose}
    >
      <ChangeError error={save.error} />
      <RadioGroup
        label={t`Role`}
        value={chosen}
        onChange={setChosen}
        options={personRoles.map((each) => ({
          value: each,
          label: words.role[each],
          detail: does[each],
        }))}
      />
      <TextField
        label={t`From`}
        labelDetail={t`empty: now`}
        type="date"
        min={today}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
    </FormSheet>
  );
}
