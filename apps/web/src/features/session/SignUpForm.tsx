import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useData } from '../../data/data-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notices.ts';
import { NewPasswordField } from '../../ui/NewPasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { emailRules, trimmed } from './email-rules.ts';
import type { InvitationPreview } from './invitation-query.ts';
import { useFieldErrors } from './use-field-errors.ts';

const nameRules = { ...trimmed, validate: (name: string) => name !== '' };

type SignUpFormProps = {
  readonly invitation: { readonly preview: InvitationPreview; readonly token: string } | null;
  /** The account is made; a link was mailed to this address that confirms it. */
  readonly onConfirmationMailed: (email: string) => void;
};

export function SignUpForm({ invitation, onConfirmationMailed }: SignUpFormProps) {
  const { t } = useLingui();
  const { auth } = useData();
  const errors = useFieldErrors();
  const [reasons, setReasons] = useState<readonly string[]>([]);
  const { register, handleSubmit, setFocus, getValues, formState } = useForm({
    defaultValues: {
      firstName: invitation?.preview.first_name ?? '',
      lastName: invitation?.preview.last_name ?? '',
      email: invitation?.preview.email ?? '',
      password: '',
    },
  });
  const signUp = handleSubmit(async (person) => {
    setReasons([]);
    const result = await auth.signUp({
      ...person,
      invitationToken: invitation?.token ?? null,
    });
    if (!result.ok) {
      void notify({
        id: 'sign-up',
        tone: 'destructive',
        title: t`Signup failed`,
        body: result.error.message,
      });
      if (result.reasons.length > 0) {
        setReasons(result.reasons);
        setFocus('password', { shouldSelect: true });
      }
      return;
    }
    if (result.outcome === 'signed_in') return;
    onConfirmationMailed(person.email);
    void notify({
      id: 'sign-up',
      tone: 'good',
      title: t`Account created!`,
      body: t`Please check your email to confirm your account.`,
    });
  });
  return (
    <form onSubmit={(event) => void signUp(event)} noValidate className="space-y-5">
      <div className="grid gap-5 md:grid-cols-2 md:gap-3">
        <TextField
          {...register('firstName', nameRules)}
          label={t`First name`}
          autoComplete="given-name"
          error={formState.errors.firstName && errors.name}
        />
        <TextField
          {...register('lastName', nameRules)}
          label={t`Last name`}
          autoComplete="family-name"
          error={formState.errors.lastName && errors.name}
        />
      </div>
      <TextField
        {...register('email', emailRules)}
        label={t`Email`}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        error={formState.errors.email && errors.email}
      />
      <NewPasswordField
        // What makes a good password is the server's to say.
        {...register('password', { required: true })}
        label={t`Password`}
        reasons={reasons}
        personal={getValues(['firstName', 'lastName', 'email'])}
        error={formState.errors.password && errors.newPassword}
      />
      <Button type="submit" variant="primary" size="lg" block isBusy={formState.isSubmitting}>
        <Trans>Create account</Trans>
      </Button>
    </form>
  );
}
