import { Trans, useLingui } from '@lingui/react/macro';
import { personRoles, type PersonRole } from '@muster/contract/people';
import type { Person } from '@muster/contract/person';
import { useState } from 'react';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notices.ts';
import { Select } from '../../ui/Select.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { ChangeError } from './ChangeError.tsx';
import { usePersonChange } from './use-person-change.ts';
import { nameOf, usePersonWords } from './use-person-words.ts';

/** Brings someone back, in the role they had unless another one is chosen. */
export function ReactivateSheet({
  person,
  lastRole = 'employee',
  onClose,
}: {
  readonly person: Person;
  readonly lastRole: PersonRole | undefined;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const words = usePersonWords();
  const offlineReason = useNeedsNetwork();
  const [role, setRole] = useState<PersonRole>(lastRole);
  const name = nameOf(person);
  const save = usePersonChange(() => {
    void notify({ id: 'access', tone: 'good', title: t`${name} is reactivated` });
    onClose();
  });
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={t`Reactivate ${name}?`}
      description={t`They get access again right away and rejoin their crews. They’ll need a new kiosk PIN.`}
      footer={
        <Button
          variant="primary"
          size="lg"
          isBusy={save.isPending}
          disabledReason={offlineReason}
          onClick={() =>
            save.mutate({
              name: 'reactivate_person',
              parameters: { person_id: person.person_id, new_role: role },
            })
          }
        >
          <Trans>Reactivate</Trans>
        </Button>
      }
    >
      <div className="space-y-5">
        <ChangeError error={save.error} />
        <Select
          label={t`Role`}
          options={personRoles.map((each) => ({ value: each, label: words.role[each] }))}
          value={role}
          onChange={({ target }) =>
            setRole(personRoles.find((each) => each === target.value) ?? role)
          }
        />
      </div>
    </Sheet>
  );
}
