import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { useSaveOwnProfile } from '../../data/profile/use-save-own-profile.ts';
import { FormError } from '../../kit/form/FormError.tsx';
import { LeaveGuard } from '../../kit/form/LeaveGuard.tsx';
import { PageForm } from '../../kit/form/PageForm.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { notify } from '../../ui/notices.ts';
import { TextField } from '../../ui/TextField.tsx';
import { changedNames } from './changed-names.ts';
import type { OwnProfile } from './own-profile-query.ts';

const name = z.string().check(z.trim(), z.minLength(1));
const schema = z.object({ first_name: name, last_name: name, phone: z.string() });

/** Names and phone number, saved with a network or without one. What was typed stays. */
export function NameCard({ profile }: { readonly profile: OwnProfile }) {
  const { t } = useLingui();
  const save = useSaveOwnProfile();
  const form = useForm({
    stored: {
      first_name: profile.first_name,
      last_name: profile.last_name,
      phone: profile.phone ?? '',
    },
    fields: {
      first_name: { label: t`First name`, wrong: t`Enter your first name.` },
      last_name: { label: t`Last name`, wrong: t`Enter your last name.` },
      phone: { label: t`Phone` },
    },
    schema,
    save: ({ first_name, last_name, phone }) => {
      const typed = { firstName: first_name, lastName: last_name, phone };
      return save(changedNames(profile, typed), t`Your profile is saved`);
    },
    onSaved: (saved) => notify({ id: 'profile', tone: 'good', ...saved }),
  });
  return (
    <Card title={t`Name and phone`}>
      <PageForm form={form}>
        <FormError form={form} />
        <div className="grid grid-cols-1 gap-5 md:grid-cols-2 md:gap-3">
          <TextField {...form.text('first_name')} autoComplete="given-name" maxLength={100} />
          <TextField {...form.text('last_name')} autoComplete="family-name" maxLength={100} />
        </div>
        <TextField
          {...form.text('phone')}
          labelDetail={t`optional`}
          type="tel"
          autoComplete="tel"
          maxLength={50}
        />
        <Button type="submit" isBusy={form.isSaving}>
          <Trans>Save</Trans>
        </Button>
      </PageForm>
      <LeaveGuard isChanged={form.isChanged} />
    </Card>
  );
}
