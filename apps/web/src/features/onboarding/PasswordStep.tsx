import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { Button } from '../../ui/Button.tsx';
import { NewPasswordField } from '../../ui/NewPasswordField.tsx';
import { notify } from '../../ui/notices.ts';

/** For whoever came by a recovery link and was led here first. */
export function PasswordStep({ onDone }: { readonly onDone: () => void }) {
  const { t, i18n } = useLingui();
  const { auth } = useData();
  const [password, setPassword] = useState('');
  const [reasons, setReasons] = useState<readonly string[]>([]);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    if (password === '') {
      setError(t`Choose a password.`);
      return;
    }
    setBusy(true);
    const result = await auth.updatePassword(password);
    setBusy(false);
    if (result.ok) {
      void notify({ tone: 'good', title: t`Your new password is saved` });
      onDone();
      return;
    }
    setReasons(result.reasons);
    setError(i18n._(describeError(result.error)));
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      className="space-y-5"
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
      <Button type="submit" variant="primary" size="lg" block isBusy={isBusy}>
        <Trans>Save password</Trans>
      </Button>
      <Button variant="quiet" size="lg" block onClick={onDone}>
        <Trans>Keep my password</Trans>
      </Button>
    </form>
  );
}
