import { Trans, useLingui } from '@lingui/react/macro';
import type { EmergencyContact } from '@muster/contract/person';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { FormSheet } from '../../ui/FormSheet.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ChangeError } from './ChangeError.tsx';

export type TypedContact = {
  readonly name: string;
  readonly relationship: string | null;
  readonly phone: string;
};

type EmergencyFormProps = {
  readonly contact: EmergencyContact | null;
  readonly error?: Error | null;
  readonly isBusy?: boolean;
  readonly disabledReason?: string | null;
  /** Null: no one any more. */
  readonly onSave: (contact: TypedContact | null) => void;
  readonly onClose: () => void;
};

/** Whom to call, and how. */
export function EmergencyForm({
  contact,
  error = null,
  isBusy = false,
  disabledReason = null,
  onSave,
  onClose,
}: EmergencyFormProps) {
  const { t } = useLingui();
  const [name, setName] = useState(contact?.name ?? '');
  const [relationship, setRelationship] = useState(contact?.relationship ?? '');
  const [phone, setPhone] = useState(contact?.phone ?? '');
  const isIncomplete = name.trim() === '' || phone.trim().length < 3;
  const typed = {
    name: name.trim(),
    relationship: relationship.trim() === '' ? null : relationship.trim(),
    phone: phone.trim(),
  };
  return (
    <FormSheet
      title={t`Emergency contact`}
      description={t`Admins and the crew’s supervisor see it.`}
      action={<Trans>Save</Trans>}
      isBusy={isBusy}
      disabledReason={
        disabledReason ?? (isIncomplete ? t`A name and a phone number are needed.` : null)
      }
      otherActions={
        contact !== null && (
          <Button
            variant="dangerQuiet"
            size="lg"
            isBusy={isBusy}
            disabledReason={disabledReason}
            onClick={() => onSave(null)}
          >
            <Trans>Remove</Trans>
          </Button>
        )
      }
      onSubmit={() => onSave(typed)}
      onClose={onClose}
    >
      <ChangeError error={error} />
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
