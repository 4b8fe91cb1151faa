import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { useData } from '../../data/data-context.tsx';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { notify } from '../../ui/notices.ts';
import { TextField } from '../../ui/TextField.tsx';

/** Another address to sign in with; it counts once its link was opened. */
export function EmailSheet({
  current,
  onClose,
  onSent,
}: {
  readonly current: string;
  readonly onClose: () => void;
  readonly onSent: () => void;
}) {
  const { t } = useLingui();
  const { auth, platform } = useData();
  const schema = z.object({
    email: z.string().check(
      z.trim(),
      z.email(),
      // The server would take it for no change and mail nothing.
      z.refine((address) => address.toLowerCase() !== current.toLowerCase(), {
        error: t`This is already your email.`,
        abort: true,
      }),
    ),
  });
  const form = useForm({
    stored: { email: '' },
    fields: {
      email: { label: t`New email`, wrong: t`Enter an email address, such as name@company.com.` },
    },
    schema,
    save: async ({ email }) => {
      const emailRedirectTo = new URL('/my-profile', platform.address.href()).href;
      const answer = await auth.updateUser({ email }, { emailRedirectTo });
      if (!answer.ok) throw answer.error;
    },
    onSaved: () => {
      void notify({
        tone: 'good',
        title: t`Check your email`,
        body: t`Open the links we sent to your old and new emails. Until then, sign in with the old one.`,
      });
      onSent();
      onClose();
    },
  });
  return (
    <FormSheet
      form={form}
      title={t`Change your email`}
      description={current}
      action={<Trans>Send links</Trans>}
      onClose={onClose}
    >
      <TextField {...form.text('email')} type="email" autoComplete="email" autoCapitalize="none" />
    </FormSheet>
  );
}
