import { Trans, useLingui } from '@lingui/react/macro';
import { pinLength } from '@muster/contract/kiosk';
import { verdictSchema } from '@muster/contract/verdict';
import * as z from 'zod/mini';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { derivePin, isWeakPin } from '../../data/kiosk/pin-keys.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { secrets } from '../../platform/secrets.ts';
import { CodeField } from '../../ui/CodeField.tsx';
import { notify } from '../../ui/notices.ts';
import { kioskPinQuery } from './kiosk-pin-query.ts';

/** The user's own PIN for the company's tablets. The server only gets values derived from it. */
export function KioskPinSheet({
  hasPin,
  onClose,
}: {
  readonly hasPin: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const change = useSavePin();
  const form = useForm({
    stored: { pin: '' },
    fields: { pin: { label: t`Six digits`, wrong: t`Type six digits.` } },
    schema: z.object({
      pin: z.string().check(
        z.length(pinLength, { abort: true }),
        z.refine((pin) => !isWeakPin(pin), {
          error: t`That PIN is easy to guess. Choose another.`,
        }),
      ),
    }),
    save: ({ pin }) => change.mutateAsync(pin),
    onSaved: () => {
      void notify({
        tone: 'good',
        title: t`Your PIN is saved`,
        body: t`Online tablets get it within a minute.`,
      });
      onClose();
    },
  });
  return (
    <FormSheet
      form={form}
      title={hasPin ? t`Change your kiosk PIN` : t`Choose your kiosk PIN`}
      description={
        <Trans>You type it at your company’s tablets. No one can see it, not even admins.</Trans>
      }
      action={<Trans>Save PIN</Trans>}
      disabledReason={secrets.isAvailable() ? null : t`This needs an https address.`}
      onClose={onClose}
    >
      <CodeField
        {...form.text('pin')}
        autoComplete="off"
        maxLength={pinLength}
        onChange={(event) => form.change({ pin: event.target.value.replaceAll(/\D/g, '') })}
        {...(hasPin && {
          hint: t`Your current PIN will stop working. Your supervisor will review any punches made with it that haven’t synced.`,
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
      // Setting the same PIN twice does no harm; the derived values are stored in one place only.
      return okOrThrow(await repeat(() => api.rpc('set_person_pins', { pins }, verdictSchema)));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: kioskPinQuery(user_id).queryKey }),
  });
}
