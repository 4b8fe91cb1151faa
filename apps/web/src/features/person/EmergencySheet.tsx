import { Trans, useLingui } from '@lingui/react/macro';
import type { EmergencyContact } from '@muster/contract/person';
import { useState } from 'react';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Button } from '../../ui/Button.tsx';
import { FormSheet } from '../../ui/FormSheet.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ChangeError } from './ChangeError.tsx';
import { usePersonChange } from './use-person-change.ts';

export function EmergencySheet({
  personId,
  contact,
  onClose,
}: {
  readonly personId: string;
  readonly contact: EmergencyContact | null;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const offlineReason = useNeedsNetwork();
  const save = usePersonChange(onClose);
  const [version] = useState(contact?.version ?? 0);
  const [name, setName] = useState(contact?.name ?? '');
  const [relationship, setRelationship] = useState(contact?.relationship ?? '');
  const [phone, setPhone] = useState(contact?.phone ?? '');
  const isIncomplete = name.trim() === '' || phone.trim().length < 3;
  const send = (parameters: { readonly name: string | null; readonly phone: string | null }) =>
    save.mutate({
      name: 'save_emergency_contact',
      parameters: { person_id: personId, version, relationship, ...parameters },
    });
  return (
    <FormSheet
      title={t`Emergency contact`}
      description={t`Admins and the crew’s supervisor see it.`}
      action={<Trans>Save</Trans>}
      isBusy={save.isPending}
      disabledReason={
        offlineReason ?? (isIncomplete ? t`A name and a phone number are needed.` : null)
      }
      otherActions={
        contact !== null && (
          <Button
            variant="dangerQuiet"
            size="lg"
            isBusy={save.isPending}
            disabledReason={offlineReason}
            onClick={() => send({ name: null, phone: null })}
          >
            <Trans>Remove</Trans>
          </Button>
        )
      }
      onSubmit={() => send({ name, phone })}
      onClose={onClose}
    >
      <ChangeError error={save.error} />
      <TextField
        label={t`Name`}
        maxLength={200}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={t`Phone`}
        type="tel"
        maxLength={50}
        value={phone}
        onChange={({ target }) => setPhone(target.value)}
      />
      <TextField
        label={t`Relationship`}
        labelDetail={t`optional`}
        hint={t`Such as mother or partner.`}
        maxLength={100}
        value={relationship}
        onChange={({ target }) => setRelationship(target.value)}
      />
    </FormSheet>
  );
}
