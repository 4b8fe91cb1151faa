import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useData } from '../../data/data-context.tsx';
import { FormError } from '../../kit/form/FormError.tsx';
import { PageForm } from '../../kit/form/PageForm.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { NewPasswordField } from '../../ui/NewPasswordField.tsx';
import { notify } from '../../ui/notices.ts';

const schema = z.object({ password: z.string().check(z.minLength(1)) });

/** For someone who followed a recovery link and was sent here first. */
export function PasswordStep({ onDone }: { readonly onDone: () => void }) {
  const { t } = useLingui();
  const { auth } = useData();
  const [reasons, setReasons] = useState<readonly string[]>([]);
  const form = useForm({
    stored: { password: '' },
    fields: { password: { label: t`New password`, wrong: t`Choose a password.` } },
    schema,
    save: async ({ password }) => {
      const result = await auth.updatePassword(password);
      if (result.ok) return;
      setReasons(result.reasons);
      throw result.error;
    },
    onSaved: () => {
      void notify({ tone: 'good', title: t`Your new password is saved` });
      onDone();
    },
  });
  return (
    <PageForm form={form}>
      {reasons.length === 0 && <FormError form={form} />}
      <NewPasswordField {...form.text('password')} reasons={reasons} />
      <Button type="submit" variant="primary" size="lg" block isBusy={form.isSaving}>
        <Trans>Save password</Trans>
      </Button>
      <Button variant="quiet" size="lg" block onClick={onDone}>
        <Trans>Keep my password</Trans>
      </Button>
    </PageForm>
  );
}
