import { zodResolver } from '@hookform/resolvers/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notices.ts';
import { TextField } from '../../ui/TextField.tsx';
import { CheckYourEmail } from './CheckYourEmail.tsx';
import { emailSchema } from './email-schema.ts';
import { useFieldErrors } from './use-field-errors.ts';

const schema = z.object({ email: emailSchema });

export function ForgotPassword({ onBack }: { readonly onBack: () => void }) {
  const { t, i18n } = useLingui();
  const { auth } = useData();
  const errors = useFieldErrors();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: '' },
  });
  const recover = handleSubmit(async ({ email }) => {
    const result = await auth.recover(email);
    if (result.ok) {
      setSentTo(email);
      return;
    }
    void notify({
      id: 'recover',
      tone: 'destructive',
      title: t`Reset failed`,
      body: i18n._(describeError(result.error)),
    });
  });
  if (sentTo !== null) {
    return (
      <CheckYourEmail email={sentTo} onBack={onBack}>
        <Trans>
          If it belongs to an account, a link to choose a new password is on its way. It works once
          and for an hour.
        </Trans>
      </CheckYourEmail>
    );
  }
  return (
    <form onSubmit={(event) => void recover(event)} noValidate className="space-y-5">
      <div className="space-y-2">
        <h1 className="text-28 font-semibold tracking-title">
          <Trans>Forgot your password?</Trans>
        </h1>
        <p className="text-ink-2">
          <Trans>We send you a link to choose a new one.</Trans>
        </p>
      </div>
      <TextField
        {...register('email')}
        label={t`Email`}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        error={formState.errors.email && errors.email}
      />
      <Button type="submit" variant="primary" size="lg" block isBusy={formState.isSubmitting}>
        <Trans>Send the link</Trans>
      </Button>
      <Button variant="quiet" size="lg" block icon={ArrowLeft} onClick={onBack}>
        <Trans>Back to sign in</Trans>
      </Button>
    </form>
  );
}
