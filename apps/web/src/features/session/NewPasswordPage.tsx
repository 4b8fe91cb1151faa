import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useData } from '../../data/data-context.tsx';
import { isFullySignedIn } from '../../data/identity/account.ts';
import { useAccount } from '../../data/identity/use-account.ts';
import { FormError } from '../../kit/form/FormError.tsx';
import { PageForm } from '../../kit/form/PageForm.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { notify } from '../../ui/notices.ts';
import { NewPasswordField } from '../../ui/NewPasswordField.tsx';
import { FactorStep } from './FactorStep.tsx';
import { useFieldErrors } from './use-field-errors.ts';

/** The page that the link in a recovery email opens. The link has signed the person in; now they choose a password. */
export function NewPasswordPage() {
  const account = useAccount();
  // With an authenticator app, people confirm with it before they can change the password.
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
          This page opens from the link we email you. The link has expired, was already used, or was
          cut off.
        </Trans>
      </p>
      <Link
        to="/auth"
        search={{ view: 'forgot' }}
        className={buttonStyles({ variant: 'primary', size: 'lg', block: true })}
      >
        <Trans>Get a new link</Trans>
      </Link>
    </div>
  );
}

const schema = z.object({ password: z.string().check(z.minLength(1)) });

function NewPasswordForm() {
  const { t } = useLingui();
  const { auth } = useData();
  const navigate = useNavigate();
  const errors = useFieldErrors();
  const [reasons, setReasons] = useState<readonly string[]>([]);
  const field = useRef<HTMLInputElement>(null);
  const form = useForm({
    stored: { password: '' },
    fields: { password: { label: t`New password`, wrong: errors.newPassword } },
    schema,
    save: async ({ password }) => {
      setReasons([]);
      const result = await auth.updatePassword(password);
      if (result.ok) return;
      setReasons(result.reasons);
      field.current?.focus();
      field.current?.select();
      throw result.error;
    },
    onSaved: async () => {
      void notify({ tone: 'good', title: t`Your new password is saved` });
      await navigate({ to: '/dashboard', replace: true });
    },
  });
  return (
    <PageForm form={form}>
      <NewPasswordField {...form.text('password')} ref={field} reasons={reasons} />
      <FormError form={form} title={<Trans>Reset failed</Trans>} />
      <Button type="submit" variant="primary" size="lg" block isBusy={form.isSaving}>
        <Trans>Save password</Trans>
      </Button>
    </PageForm>
  );
}
