import { zodResolver } from '@hookform/resolvers/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { isFullySignedIn } from '../../data/identity/account.ts';
import { useAccount } from '../../data/identity/use-account.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { notify } from '../../ui/notices.ts';
import { NewPasswordField } from '../../ui/NewPasswordField.tsx';
import { FactorStep } from './FactorStep.tsx';
import { useFieldErrors } from './use-field-errors.ts';

/** Where the link of a recovery mail leads: it has signed the person in, now a password is chosen. */
export function NewPasswordPage() {
  const account = useAccount();
  // Whoever has an authenticator app confirms with it before the password may change.
  if (account.kind !== 'signed_out' && account.session === 'factor') return <FactorStep />;
  return (
    <>
      <h1 className="mb-5 text-28 font-semibold tracking-title">
        <Trans>Choose a new password</Trans>
      </h1>
      {isFullySignedIn(account) ? <NewPasswordForm /> : <LinkNeeded />}
    </>
  );
}

function LinkNeeded() {
  return (
    <div className="space-y-5">
      <p className="text-ink-2">
        <Trans>
          This page opens from the link that we mail you. The link has expired, was used before, or
          was cut off.
        </Trans>
      </p>
      <Link
        to="/auth"
        search={{ view: 'forgot' }}
        className={buttonStyles({ variant: 'primary', size: 'lg', block: true })}
      >
        <Trans>Ask for a new link</Trans>
      </Link>
    </div>
  );
}

const schema = z.object({ password: z.string().check(z.minLength(1)) });

function NewPasswordForm() {
  const { t, i18n } = useLingui();
  const { auth } = useData();
  const navigate = useNavigate();
  const errors = useFieldErrors();
  const [reasons, setReasons] = useState<readonly string[]>([]);
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { password: '' },
  });
  const save = handleSubmit(async ({ password }) => {
    setReasons([]);
    const result = await auth.updatePassword(password);
    if (result.ok) {
      void notify({ tone: 'good', title: t`Your new password is saved` });
      await navigate({ to: '/dashboard', replace: true });
      return;
    }
    void notify({
      id: 'recover',
      tone: 'destructive',
      title: t`Reset failed`,
      body: i18n._(describeError(result.error)),
    });
    setReasons(result.reasons);
    setFocus('password', { shouldSelect: true });
  });
  return (
    <form onSubmit={(event) => void save(event)} noValidate className="space-y-5">
      <NewPasswordField
        {...register('password')}
        label={t`New password`}
        reasons={reasons}
        error={formState.errors.password && errors.newPassword}
      />
      <Button type="submit" variant="primary" size="lg" block isBusy={formState.isSubmitting}>
        <Trans>Save password</Trans>
      </Button>
    </form>
  );
}
