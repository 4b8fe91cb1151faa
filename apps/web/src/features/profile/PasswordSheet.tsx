import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PasswordProof } from '../../data/client/auth.ts';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { Button } from '../../ui/Button.tsx';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { FormSheet } from '../../ui/FormSheet.tsx';
import { NewPasswordField } from '../../ui/NewPasswordField.tsx';
import { notify } from '../../ui/notices.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import type { AskForCode } from './LoginCard.tsx';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';

/** A new password; a sign-in that is too old for it is confirmed by the current one or a mailed code. */
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
  const [currentPassword, setCurrentPassword] = useState('');
  const [needsProof, setNeedsProof] = useState(false);
  const [reasons, setReasons] = useState<readonly string[]>([]);
  const [error, setError] = useState<string | null>(null);
  const [currentError, setCurrentError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const isReady = () => {
    setReasons([]);
    setCurrentError(null);
    setError(password === '' ? t`Choose a password.` : null);
    return password !== '';
  };
  const save = async (proof?: PasswordProof) => {
    setBusy(true);
    const result = await auth.updatePassword(password, proof);
    setBusy(false);
    if (result.ok) {
      void notify({ tone: 'good', title: t`Your new password is saved` });
      onClose();
      return;
    }
    switch (result.error.code) {
      case 'reauthentication_needed':
        setNeedsProof(true);
        break;
      case 'current_password_invalid':
        setCurrentError(i18n._(describeError(result.error)));
        break;
      default:
        setReasons(result.reasons);
        setError(i18n._(describeError(result.error)));
    }
  };
  const submit = async () => {
    if (!isReady()) return;
    if (!needsProof) await save();
    else if (currentPassword === '') setCurrentError(t`Enter your current password.`);
    else await save({ currentPassword });
  };
  const saveWithCode = async () => {
    if (!isReady()) return;
    const code = await askForCode();
    if (code !== null) await save({ code });
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
      {needsProof && (
        <div className="space-y-3">
          <output className="block text-14 text-ink-2">
            <Trans>You signed in more than a day ago. Confirm that it's you.</Trans>
          </output>
          <PasswordField
            label={t`Current password`}
            autoComplete="current-password"
            value={currentPassword}
            onChange={(event) => setCurrentPassword(event.target.value)}
            error={currentError}
          />
          <Button size="sm" variant="quiet" disabled={isBusy} onClick={() => void saveWithCode()}>
            <Trans>Email me a code instead</Trans>
          </Button>
        </div>
      )}
    </FormSheet>
  );
}
