import { zodResolver } from '@hookform/resolvers/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, Navigate } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { useFieldErrors } from './use-field-errors.ts';

/**
 * After the link of a sign-up's mail: the link proves the address, the password proves that the same
 * person signed up. Leads on as soon as nothing is asked any more.
 */
export function SignUpPasswordPage() {
  const { signUpPassword } = useData();
  const isAsked = useSyncExternalStore(signUpPassword.subscribe, signUpPassword.isAsked);
  if (!isAsked) return <Navigate to="/dashboard" replace />;
  return (
    <>
      <h1 className="mb-2 text-28 font-semibold tracking-title">
        <Trans>Confirm your password</Trans>
      </h1>
      <p className="mb-5 text-ink-2">
        <Trans>
          Your email is confirmed. Enter the password you chose when you signed up, so no one else
          can use your account.
        </Trans>
      </p>
      <PasswordForm />
    </>
  );
}

const schema = z.object({ password: z.string().check(z.minLength(1)) });

function PasswordForm() {
  const { t, i18n } = useLingui();
  const { auth, signUpPassword } = useData();
  const errors = useFieldErrors();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { password: '' },
  });
  const confirm = handleSubmit(async ({ password }) => {
    const result = await auth.updateUser({ current_password: password });
    if (result.ok) return;
    const isWrong = result.error.code === 'invalid_credentials';
    const message = isWrong
      ? t`That isn't the password you signed up with. Try again, or choose a new one.`
      : i18n._(describeError(result.error));
    setError('password', { message }, { shouldFocus: true });
  });
  const error = formState.errors.password;
  return (
    <form onSubmit={(event) => void confirm(event)} noValidate className="space-y-5">
      <PasswordField
        {...register('password')}
        label={t`Password`}
        autoComplete="current-password"
        error={error && (error.type === 'too_small' ? errors.password : error.message)}
      />
      <Button type="submit" variant="primary" size="lg" block isBusy={formState.isSubmitting}>
        <Trans>Continue</Trans>
      </Button>
      <div className="space-y-1">
        <Link to="/reset-password" className={buttonStyles({ size: 'lg', block: true })}>
          <Trans>Choose a new password</Trans>
        </Link>
        <Button variant="quiet" size="lg" block onClick={() => signUpPassword.putOff()}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </form>
  );
}
