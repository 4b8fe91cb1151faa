import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { FormSheet } from '../../ui/FormSheet.tsx';
import { notify } from '../../ui/notices.ts';
import { TextField } from '../../ui/TextField.tsx';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';

const emailSchema = z.email();

/** Another address to sign in with; it counts once its link was opened. */
export function EmailSheet({
  current,
  onClose,
  onSent,
}: {
  readonly current: string;
  readonly onClose: () => void;
  readonly onSent: () => void;
}) {
  const { t, i18n } = useLingui();
  const { auth, platform } = useData();
  const offlineReason = useNeedsNetwork();
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    const address = email.trim();
    if (!emailSchema.safeParse(address).success) {
      setError(t`Enter an email address, such as name@company.com.`);
      return;
    }
    // The server would take it for no change and mail nothing.
    if (address.toLowerCase() === current.toLowerCase()) {
      setError(t`This is the address that you have.`);
      return;
    }
    setBusy(true);
    const emailRedirectTo = new URL('/my-profile', platform.address.href()).href;
    const answer = await auth.updateUser({ email: address }, { emailRedirectTo });
    setBusy(false);
    if (!answer.ok) {
      setError(i18n._(describeError(answer.error)));
      return;
    }
    void notify({
      tone: 'good',
      title: t`Check your email`,
      body: t`Open the links that we sent to the old and the new address. Until then you sign in with the old one.`,
    });
    onSent();
    onClose();
  };
  return (
    <FormSheet
      title={t`Change your email`}
      description={current}
      action={<Trans>Send the links</Trans>}
      isBusy={isBusy}
      disabledReason={offlineReason}
      otherActions={<CancelButton onClick={onClose} />}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label={t`New email`}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={error}
      />
    </FormSheet>
  );
}
