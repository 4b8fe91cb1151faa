import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { useData } from '../../data/data-context.tsx';
import { FormError } from '../../kit/form/FormError.tsx';
import { PageForm } from '../../kit/form/PageForm.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';

const schema = z.object({ code: z.string().check(z.trim(), z.minLength(1)) });

/** In place of the authenticator's code: one of the codes that were saved for this. */
export function RecoveryCodeForm() {
  const { t } = useLingui();
  const { auth } = useData();
  const form = useForm({
    stored: { code: '' },
    fields: { code: { label: t`Recovery code`, wrong: t`Enter one of your recovery codes.` } },
    schema,
    refused: {
      mfa_verification_failed: {
        field: 'code',
        words: t`This code is wrong or was already used.`,
      },
      mfa_factor_not_found: {
        field: 'code',
        words: t`You have no recovery codes. Ask an admin for help.`,
      },
    },
    save: async ({ code }) => {
      const result = await auth.answerRecoveryCode(code);
      if (!result.ok) throw result.error;
    },
  });
  return (
    <PageForm form={form}>
      <FormError form={form} />
      <TextField
        {...form.text('code')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" variant="primary" size="lg" block isBusy={form.isSaving}>
        <Trans>Confirm</Trans>
      </Button>
    </PageForm>
  );
}
