import { Trans, useLingui } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import type { AuthResult } from '../../data/client/auth.ts';
import { FormError } from '../../kit/form/FormError.tsx';
import { PageForm } from '../../kit/form/PageForm.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { typedEmail } from './email-rules.ts';
import { useFieldErrors } from './use-field-errors.ts';

type AddressFormProps = {
  readonly title: string;
  readonly children: ReactNode;
  readonly action: string;
  readonly onSubmit: (email: string) => Promise<AuthResult>;
  /** Title of the error when it did not work. */
  readonly failure: string;
  readonly onBack: () => void;
};

const schema = z.object({ email: typedEmail });

/** Asks for an email address and does one thing with it. */
export function AddressForm({
  title,
  children,
  action,
  onSubmit,
  failure,
  onBack,
}: AddressFormProps) {
  const { t } = useLingui();
  const errors = useFieldErrors();
  const form = useForm({
    stored: { email: '' },
    fields: { email: { label: t`Email`, wrong: errors.email } },
    schema,
    save: async ({ email }) => {
      const result = await onSubmit(email);
      if (!result.ok) throw result.error;
    },
  });
  return (
    <PageForm form={form}>
      <div className="space-y-2">
        <h1 className="text-28 font-semibold tracking-title">{title}</h1>
        <p className="text-ink-2">{children}</p>
      </div>
      <TextField
        {...form.text('email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
      />
      <FormError form={form} title={failure} />
      <Button type="submit" variant="primary" size="lg" block isBusy={form.isSaving}>
        {action}
      </Button>
      <Button variant="quiet" size="lg" block icon={ArrowLeft} onClick={onBack}>
        <Trans>Back to sign in</Trans>
      </Button>
    </PageForm>
  );
}
