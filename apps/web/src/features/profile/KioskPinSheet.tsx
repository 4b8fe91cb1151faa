import { Trans, useLingui } from '@lingui/react/macro';
import { pinLength } from '@muster/contract/kiosk';
import { verdictSchema } from '@muster/contract/verdict';
import { useState } from 'react';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { derivePin, isWeakPin } from '../../data/kiosk/pin-keys.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { secrets } from '../../platform/secrets.ts';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { CodeField } from '../../ui/CodeField.tsx';
import { FormSheet } from '../../ui/FormSheet.tsx';
import { notify } from '../../ui/notices.ts';
import { kioskPinQuery } from './kiosk-pin-query.ts';

/** One's own PIN for the company's tablets. The server gets only what follows from it. */
export function KioskPinSheet({
  hasPin,
  onClose,
}: {
  readonly hasPin: boolean;
  readonly onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const offlineReason = useNeedsNetwork();
  const [pin, setPin] = useState('');
  const [flaw, setFlaw] = useState<string | null>(null);
  const save = useSavePin();

  const submit = async () => {
    if (pin.length !== pinLength) {
      setFlaw(t`Type six digits.`);
      return;
    }
    if (isWeakPin(pin)) {
      setFlaw(t`Others would guess this one. Choose another.`);
      return;
    }
    try {
      await save.mutateAsync(pin);
    } catch (error) {
      setFlaw(i18n._(describeError(error)));
      return;
    }
    void notify({
      tone: 'good',
      title: t`Your PIN is saved`,
      body: t`Tablets that are online know it within a minute.`,
    });
    onClose();
  };
  return (
    <FormSheet
      title={hasPin ? t`Change your kiosk PIN` : t`Choose your kiosk PIN`}
      description={
        <Trans>
          You type it at your company’s tablets. Nobody can look it up, not even admins.
        </Trans>
      }
      action={<Trans>Save PIN</Trans>}
      isBusy={save.isPending}
      disabledReason={secrets.isAvailable() ? offlineReason : t`This needs an https address.`}
      otherActions={<CancelButton onClick={onClose} />}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <CodeField
        label={t`Six digits`}
        autoComplete="off"
        maxLength={pinLength}
        value={pin}
        onChange={(event) => {
          setPin(event.target.value.replaceAll(/\D/g, ''));
          setFlaw(null);
        }}
        error={flaw}
        {...(hasPin && {
          hint: t`The present one stops working. Punches under it that still wait on a tablet go to your supervisor.`,
        })}
      />
    </FormSheet>
  );
}

function useSavePin() {
  const { api, queryClient } = useData();
  const { user_id, person_id } = useIdentity();
  return useVerdictMutation({
    change: async (pin: string, { repeat }) => {
      const pins = [{ person_id, ...(await derivePin(pin)) }];
      // The same PIN set twice is set; what is derived from it is kept in one place only.
      return okOrThrow(await repeat(() => api.rpc('set_person_pins', { pins }, verdictSchema)));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: kioskPinQuery(user_id).queryKey }),
  });
}
