import { useLingui } from '@lingui/react/macro';
import type { EmergencyContact } from '@muster/contract/person';
import { describeError } from '../../data/errors/words.ts';
import { useSaveOwnProfile } from '../../data/profile/use-save-own-profile.ts';
import { notify } from '../../ui/notices.ts';
import { EmergencyForm, type TypedContact } from './EmergencyForm.tsx';
import { usePersonChange } from './use-person-change.ts';

type EmergencySheetProps = {
  readonly contact: EmergencyContact | null;
  readonly onClose: () => void;
};

/** An admin changes someone's emergency contact, over the version that was read. */
export function EmergencySheet({
  personId,
  contact,
  onClose,
}: EmergencySheetProps & { readonly personId: string }) {
  const { i18n } = useLingui();
  const change = usePersonChange();
  const remove = usePersonChange(onClose);
  const call = (typed: TypedContact | null, version = 0) => ({
    name: 'save_emergency_contact',
    parameters: {
      person_id: personId,
      version,
      name: typed?.name ?? null,
      phone: typed?.phone ?? null,
      relationship: typed?.relationship ?? null,
    },
  });
  return (
    <EmergencyForm
      contact={contact}
      isBusy={remove.isPending}
      error={remove.isError ? i18n._(describeError(remove.error)) : null}
      save={(typed, version) => change.mutateAsync(call(typed, version))}
      onSaved={onClose}
      onRemove={() => remove.mutate(call(null, contact?.version))}
      onClose={onClose}
    />
  );
}

/** One's own emergency contact, saved with a network or without one. */
export function OwnEmergencySheet({ contact, onClose }: EmergencySheetProps) {
  const { t, i18n } = useLingui();
  const save = useSaveOwnProfile();
  const keep = async (typed: TypedContact | null) => {
    const saved = await save({ emergency_contact: typed }, t`Your emergency contact is saved`);
    void notify({ id: 'emergency-contact', tone: 'good', ...saved });
  };
  const remove = async () => {
    try {
      await keep(null);
      onClose();
    } catch (error) {
      void notify({
        id: 'emergency-contact',
        tone: 'destructive',
        title: t`Your emergency contact wasn’t saved`,
        body: i18n._(describeError(error)),
      });
    }
  };
  return (
    <EmergencyForm
      contact={contact}
      worksOffline
      save={keep}
      onSaved={onClose}
      onRemove={() => void remove()}
      onClose={onClose}
    />
  );
}
