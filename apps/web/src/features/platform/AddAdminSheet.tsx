import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { notify } from '../../ui/notices.ts';
import { TextField } from '../../ui/TextField.tsx';
import { usePlatformChange } from './use-platform-change.ts';

const schema = z.object({ email: z.string().check(z.trim(), z.minLength(3)) });

/** Lets another login look after the platform. */
export function AddAdminSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const change = usePlatformChange('list_platform_admins');
  const form = useForm({
    stored: { email: '' },
    fields: { email: { label: t`Email`, wrong: t`Enter an email address.` } },
    schema,
    refused: {
      not_found: { words: t`No login has this confirmed address.` },
      taken: { words: t`This login is a platform admin already.` },
    },
    save: (parameters) => change.mutateAsync({ call: 'add_platform_admin', parameters }),
    onSaved: () => {
      void notify({ tone: 'good', title: t`Platform admin added` });
      onClose();
    },
  });
  return (
    <FormSheet
      form={form}
      title={t`Add platform admin`}
      action={<Trans>Add</Trans>}
      onClose={onClose}
    >
      <TextField
        {...form.text('email')}
        type="email"
        autoComplete="off"
        hint={t`Of a login that belongs to no company. It gets access once it has an authenticator app.`}
      />
    </FormSheet>
  );
}
