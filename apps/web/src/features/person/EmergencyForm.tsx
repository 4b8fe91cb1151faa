import { Trans, useLingui } from '@lingui/react/macro';
import type { EmergencyContact } from '@muster/contract/person';
import * as z from 'zod/mini';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { RemoveButton } from '../../ui/RemoveButton.tsx';
import { TextField } from '../../ui/TextField.tsx';

export type TypedContact = {
  readonly name: string;
  readonly relationship: string | null;
  readonly phone: string;
};

type EmergencyFormProps = {
  readonly contact: EmergencyContact | null;
  readonly worksOffline?: boolean;
  /** Another change is in progress, such as removing the contact. */
  readonly isBusy?: boolean;
  readonly error?: string | null;
  /** Saves over the version that was read; throws `DataError`. */
  readonly save: (contact: TypedContact, version: number | undefined) => Promise<unknown>;
  readonly onSaved: () => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
};

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1)),
  phone: z.string().check(z.trim(), z.minLength(3)),
  relationship: z.string().check(z.trim()),
});

/** A form for a person's emergency contact. */
export function EmergencyForm({
  contact,
  worksOffline = false,
  isBusy = false,
  error = null,
  save,
  onSaved,
  onRemove,
  onClose,
}: EmergencyFormProps) {
  const { t } = useLingui();
  const offlineReason = useNeedsNetwork();
  const form = useForm({
    stored: {
      name: contact?.name ?? '',
      phone: contact?.phone ?? '',
      relationship: contact?.relationship ?? '',
    },
    version: contact?.version,
    fields: {
      name: { label: t`Name`, wrong: t`Enter a name.` },
      phone: { label: t`Phone`, wrong: t`Enter a phone number.` },
      relationship: { label: t`Relationship` },
    },
    schema,
    save: (typed, version) => save({ ...typed, relationship: typed.relationship || null }, version),
    onSaved,
  });
  return (
    <FormSheet
      form={form}
      title={t`Emergency contact`}
      description={t`Admins and the crew lead can see this contact.`}
      action={<Trans>Save</Trans>}
      worksOffline={worksOffline}
      isBusy={isBusy}
      error={error}
      otherActions={
        contact !== null && (
          <RemoveButton
            question={t`Remove this contact?`}
            isBusy={isBusy}
            disabledReason={worksOffline ? null : offlineReason}
            onRemove={onRemove}
          >
            <Trans>Remove</Trans>
          </RemoveButton>
        )
      }
      onClose={onClose}
    >
      <TextField {...form.text('name')} maxLength={200} />
      <TextField {...form.text('phone')} type="tel" maxLength={50} />
      <TextField
        {...form.text('relationship')}
        labelDetail={t`optional`}
        hint={t`For example, mother or partner.`}
        maxLength={100}
      />
    </FormSheet>
  );
}
