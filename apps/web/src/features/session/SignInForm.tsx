import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import * as z from 'zod/mini';
import { useData } from '../../data/data-context.tsx';
import { FormError } from '../../kit/form/FormError.tsx';
import { PageForm } from '../../kit/form/PageForm.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { typedEmail } from './email-rules.ts';
import { useFieldErrors } from './use-field-errors.ts';

const schema = z.object({ email: typedEmail, password: z.string().check(z.minLength(1)) });

/** Signing in changes the account's state, and with it the page: see the guard of `/auth`. */
export function SignInForm({ onForgot }: { readonly onForgot: () => void }) {
  const { t } = useLingui();
  const { auth } = useData();
  const errors = useFieldErrors();
  const password = useRef<HTMLInputElement>(null);
  const form = useForm({
    stored: { email: '', password: '' },
    fields: {
      email: { label: t`Email`, wrong: errors.email },
      password: { label: t`Password`, wrong: errors.password },
    },
    schema,
    save: async (credentials) => {
      const result = await auth.signIn(credentials);
      if (result.ok) return;
      if (result.error.kind === 'refused') {
        password.current?.focus();
        password.current?.select();
      }
      throw result.error;
    },
  });
  return (
    <PageForm form={form}>
      <TextField
        {...form.text('email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
      />
      <PasswordField {...form.text('password')} ref={password} autoComplete="current-password" />
      <FormError form={form} title={<Trans>Sign in failed</Trans>} />
      <Button type="submit" variant="primary" size="lg" block isBusy={form.isSaving}>
        <Trans>Sign in</Trans>
      </Button>
      <Button variant="quiet" size="lg" block onClick={onForgot}>
        <Trans>Forgot your password?</Trans>
      </Button>
    </PageForm>
  );
}
