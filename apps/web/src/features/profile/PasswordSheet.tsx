import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { FormSheet } from '../../ui/FormSheet.tsx';
import { NewPasswordField } from '../../ui/NewPasswordField.tsx';
import { notify } from '../../ui/notices.ts';
import type { AskForCode } from './LoginCard.tsx';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';

/** A new password; where the server wants it, proven by a mailed code first. */
export function PasswordSheet({
  askForCode,
  onClose,
}: {
  readonly askForCode: AskForCode;
  readonly onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const { auth } = useData();
  const offlineReason = useNeedsNetwork();
  const [password, setPassword] = useState('');
  const [reasons, setReasons] = useState<readonly string[]>([]);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const update = async () => {
    const first = await auth.updatePassword(password);
    if (first.ok || first.error.code !== 'reauthentication_needed') return first;
    const code = await askForCode();
    return code === null ? null : auth.updatePassword(password, code);
  };
  const submit = async () => {
    if (password === '') {
      setError(t`Choose a password.`);
      return;
    }
    setReasons([]);
    setError(null);
    setBusy(true);
    const result = await update();
    setBusy(false);
    if (result === null) return;
    if (!result.ok) {
      setReasons(result.reasons);
      setError(i18n._(describeError(result.error)));
      return;
    }
    void notify({ tone: 'good', title: t`Your new password is saved` });
    onClose();
  };
  return (
    <FormSheet
      title={t`Change your password`}
      action={<Trans>Save password</Trans>}
      isBusy={isBusy}
      disabledReason={offlineReason}
      otherActions={<CancelButton onClick={onClose} />}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <NewPasswordField
        label={t`New password`}
        reasons={reasons}
        onChange={(event) => setPassword(event.target.value)}
        error={error}
      />
      {error !== null && password !== '' && reasons.length === 0 && (
        <p role="alert" className="text-14 text-danger-ink">
          {error}
        </p>
      )}
    </FormSheet>
  );
}
