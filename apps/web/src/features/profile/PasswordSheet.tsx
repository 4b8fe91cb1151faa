import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { useData } from '../../data/data-context.tsx';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { NewPasswordField } from '../../ui/NewPasswordField.tsx';
import { notify } from '../../ui/notices.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import type { AskForCode } from './ask-for-code.ts';

const schema = z.object({
  password: z.string().check(z.minLength(1)),
  currentPassword: z.string(),
  code: z.string(),
});
const provenSchema = schema.check(
  z.refine(({ currentPassword, code }) => currentPassword !== '' || code !== '', {
    path: ['currentPassword'],
  }),
);

/** A new password. If the sign-in is too old, the current password or a mailed code confirms the change. */
export function PasswordSheet({
  askForCode,
  onClose,
}: {
  readonly askForCode: AskForCode;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const { auth } = useData();
  const [needsProof, setNeedsProof] = useState(false);
  const [reasons, setReasons] = useState<readonly string[]>([]);
  const form = useForm({
    // The mailed code proves the same as the current password.
    stored: { password: '', currentPassword: '', code: '' },
    fields: {
      password: { label: t`New password`, wrong: t`Choose a password.` },
      currentPassword: { label: t`Current password`, wrong: t`Enter your current password.` },
      code: { label: '' },
    },
    schema: needsProof ? provenSchema : schema,
    refused: { current_password_invalid: { field: 'currentPassword' } },
    save: async ({ password, currentPassword, code }) => {
      setReasons([]);
      // A code works only once, no matter what the outcome is.
      form.change({ code: '' });
      const proof = code === '' ? { currentPassword } : { code };
      const result = await auth.updatePassword(password, needsProof ? proof : undefined);
      if (result.ok) return 'saved';
      if (result.error.code === 'reauthentication_needed') return 'proof_needed';
      setReasons(result.reasons);
      throw result.error;
    },
    onSaved: (outcome) => {
      if (outcome === 'proof_needed') {
        setNeedsProof(true);
        return;
      }
      void notify({ tone: 'good', title: t`Your new password is saved` });
      onClose();
    },
  });
  const saveWithCode = async (element: HTMLFormElement | null) => {
    const code = await askForCode();
    if (code === null) return;
    flushSync(() => form.change({ code }));
    element?.requestSubmit();
  };
  return (
    <FormSheet
      form={reasons.length === 0 ? form : { ...form, error: null }}
      title={t`Change your password`}
      action={<Trans>Save password</Trans>}
      onClose={onClose}
    >
      <NewPasswordField {...form.text('password')} reasons={reasons} />
      {needsProof && (
        <div className="space-y-3">
          <output className="block text-14 text-ink-2">
            <Trans>You signed in more than a day ago. Confirm that it’s you.</Trans>
          </output>
          <PasswordField {...form.text('currentPassword')} autoComplete="current-password" />
          <Button
            size="sm"
            variant="quiet"
            disabled={form.isSaving}
            onClick={(event) => void saveWithCode(event.currentTarget.form)}
          >
            <Trans>Email me a code instead</Trans>
          </Button>
        </div>
      )}
    </FormSheet>
  );
}
