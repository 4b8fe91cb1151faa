import { Trans, useLingui } from '@lingui/react/macro';
import { Link, Navigate } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { useData } from '../../data/data-context.tsx';
import { FormError } from '../../kit/form/FormError.tsx';
import { PageForm } from '../../kit/form/PageForm.tsx';
import { useForm } from '../../kit/form/use-form.ts';
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
  const { t } = useLingui();
  const { auth, signUpPassword } = useData();
  const errors = useFieldErrors();
  const form = useForm({
    stored: { password: '' },
    fields: { password: { label: t`Password`, wrong: errors.password } },
    schema,
    refused: {
      invalid_credentials: {
        field: 'password',
        words: t`That isn’t the password you signed up with. Try again, or choose a new one.`,
      },
    },
    save: async ({ password }) => {
      const result = await auth.updateUser({ current_password: password });
      if (!result.ok) throw result.error;
    },
  });
  return (
    <PageForm form={form}>
      <FormError form={form} />
      <PasswordField {...form.text('password')} autoComplete="current-password" />
      <Button type="submit" variant="primary" size="lg" block isBusy={form.isSaving}>
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
    </PageForm>
  );
}
