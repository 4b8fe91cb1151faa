import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notices.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { emailRules } from './email-rules.ts';
import { useFieldErrors } from './use-field-errors.ts';

/** Signing in changes the account's state, and with it the page: see the guard of `/auth`. */
export function SignInForm({ onForgot }: { readonly onForgot: () => void }) {
  const { t, i18n } = useLingui();
  const { auth } = useData();
  const errors = useFieldErrors();
  const { register, handleSubmit, setFocus, formState } = useForm({
    defaultValues: { email: '', password: '' },
  });
  const signIn = handleSubmit(async (credentials) => {
    const result = await auth.signIn(credentials);
    if (result.ok) return;
    void notify({
      id: 'sign-in',
      tone: 'destructive',
      title: t`Sign in failed`,
      body: i18n._(describeError(result.error)),
    });
    if (result.error.kind === 'refused') setFocus('password', { shouldSelect: true });
  });
  return (
    <form onSubmit={(event) => void signIn(event)} noValidate className="space-y-5">
      <TextField
        {...register('email', emailRules)}
        label={t`Email`}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        error={formState.errors.email && errors.email}
      />
      <PasswordField
        {...register('password', { required: true })}
        label={t`Password`}
        autoComplete="current-password"
        error={formState.errors.password && errors.password}
      />
      <Button type="submit" variant="primary" size="lg" block isBusy={formState.isSubmitting}>
        <Trans>Sign in</Trans>
      </Button>
      <Button variant="quiet" size="lg" block onClick={onForgot}>
        <Trans>Forgot your password?</Trans>
      </Button>
    </form>
  );
}
