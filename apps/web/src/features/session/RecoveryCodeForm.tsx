import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { useData } from '../../data/data-context.tsx';
import type { DataError } from '../../data/errors/data-error.ts';
import { describeError } from '../../data/errors/words.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';

/** In place of the authenticator's code: one of the codes that were saved for this. */
export function RecoveryCodeForm() {
  const { t, i18n } = useLingui();
  const { auth } = useData();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const describe = (failure: DataError) => {
    switch (failure.code) {
      case 'mfa_verification_failed':
        return t`This code is wrong or was already used.`;
      case 'mfa_factor_not_found':
        return t`You have no recovery codes. Ask your administrator for help.`;
      default:
        return i18n._(describeError(failure));
    }
  };
  const submit = async () => {
    if (code.trim() === '') {
      setError(t`Enter one of your recovery codes.`);
      return;
    }
    setBusy(true);
    const result = await auth.answerRecoveryCode(code);
    setBusy(false);
    if (!result.ok) setError(describe(result.error));
  };
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!isBusy) void submit();
      }}
    >
      <TextField
        label={t`Recovery code`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={code}
        onChange={(event) => {
          setCode(event.target.value);
          setError(null);
        }}
        error={error}
      />
      <Button type="submit" variant="primary" size="lg" block isBusy={isBusy}>
        <Trans>Confirm</Trans>
      </Button>
    </form>
  );
}
