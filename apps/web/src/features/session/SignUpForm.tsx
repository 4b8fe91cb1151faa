import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useData } from '../../data/data-context.tsx';
import { FormError } from '../../kit/form/FormError.tsx';
import { PageForm } from '../../kit/form/PageForm.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notices.ts';
import { NewPasswordField } from '../../ui/NewPasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { typedEmail } from './email-rules.ts';
import type { InvitationPreview } from './invitation-query.ts';
import { useFieldErrors } from './use-field-errors.ts';

const typedName = z.string().check(z.trim(), z.minLength(1));
const schema = z.object({
  firstName: typedName,
  lastName: typedName,
  email: typedEmail,
  // The server decides which passwords are good enough.
  password: z.string().check(z.minLength(1)),
});

/** The server's own message (specification, 8), and its reasons for rejecting the password. */
type Refusal = { readonly message: string; readonly reasons: readonly string[] };

type SignUpFormProps = {
  readonly invitation: { readonly preview: InvitationPreview; readonly token: string } | null;
  /** The account was created, and a confirmation link was mailed to this address. */
  readonly onConfirmationMailed: (email: string) => void;
};

export function SignUpForm({ invitation, onConfirmationMailed }: SignUpFormProps) {
  const { t } = useLingui();
  const { auth } = useData();
  const errors = useFieldErrors();
  const [refusal, setRefusal] = useState<Refusal>({ message: '', reasons: [] });
  const password = useRef<HTMLInputElement>(null);
  const form = useForm({
    stored: {
      firstName: invitation?.preview.first_name ?? '',
      lastName: invitation?.preview.last_name ?? '',
      email: invitation?.preview.email ?? '',
      password: '',
    },
    fields: {
      firstName: { label: t`First name`, wrong: errors.firstName },
      lastName: { label: t`Last name`, wrong: errors.lastName },
      email: { label: t`Email`, wrong: errors.email },
      password: { label: t`Password`, wrong: errors.newPassword },
    },
    schema,
    save: async (person) => {
      setRefusal({ message: '', reasons: [] });
      const result = await auth.signUp({ ...person, invitationToken: invitation?.token ?? null });
      if (result.ok) return result.outcome;
      setRefusal({ message: result.error.message, reasons: result.reasons });
      if (result.reasons.length > 0) {
        password.current?.focus();
        password.current?.select();
      }
      throw result.error;
    },
    onSaved: (outcome, { email }) => {
      if (outcome === 'signed_in') return;
      onConfirmationMailed(email);
      void notify({
        id: 'sign-up',
        tone: 'good',
        title: t`Account created!`,
        body: t`Please check your email to confirm your account.`,
      });
    },
  });
  const { firstName, lastName, email } = form.values;
  return (
    <PageForm form={form}>
      <div className="grid gap-5 md:grid-cols-2 md:gap-3">
        <TextField {...form.text('firstName')} autoComplete="given-name" />
        <TextField {...form.text('lastName')} autoComplete="family-name" />
      </div>
      <TextField
        {...form.text('email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
      />
      <NewPasswordField
        {...form.text('password')}
        ref={password}
        reasons={refusal.reasons}
        personal={[firstName, lastName, email]}
      />
      <FormError form={form} title={<Trans>Signup failed</Trans>}>
        {refusal.message}
      </FormError>
      <Button type="submit" variant="primary" size="lg" block isBusy={form.isSaving}>
        <Trans>Create account</Trans>
      </Button>
    </PageForm>
  );
}
