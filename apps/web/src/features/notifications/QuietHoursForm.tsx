import { Trans, useLingui } from '@lingui/react/macro';
import { quietChoices, type quietHoursSchema } from '@muster/contract/notifications';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useSaveOwnProfile } from '../../data/profile/use-save-own-profile.ts';
import { FormError } from '../../kit/form/FormError.tsx';
import { LeaveGuard } from '../../kit/form/LeaveGuard.tsx';
import { PageForm } from '../../kit/form/PageForm.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notices.ts';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { zoneName } from '../../ui/time/zone-name.ts';
import type { OwnNotificationSettings } from './own-settings-query.ts';

export type OwnQuietHours = z.infer<typeof quietHoursSchema>;

const clock = /^([01]\d|2[0-3]):[0-5]\d$/;
const schema = z.object({ choice: z.enum(quietChoices), from: z.string(), to: z.string() }).check(
  z.refine(({ choice, from }) => choice !== 'own' || clock.test(from), { path: ['from'] }),
  z.refine(({ choice, from, to }) => choice !== 'own' || (clock.test(to) && to !== from), {
    path: ['to'],
  }),
);

type QuietHoursFormProps = {
  readonly quiet: OwnQuietHours;
  readonly company: OwnNotificationSettings['company'];
};

/** When a person wants no reminders: as their company has it, at no time, or at hours of their own. */
export function QuietHoursForm({ quiet, company }: QuietHoursFormProps) {
  const { t, i18n } = useLingui();
  const [openedAtMs] = useState(() => Date.now());
  const zone = zoneName(i18n.locale, openedAtMs, useIdentity().company?.time_zone ?? 'UTC');
  const save = useSaveOwnProfile();
  const form = useForm({
    stored: {
      choice: quiet.choice,
      from: quiet.from ?? company.quiet_from ?? '21:00',
      to: quiet.to ?? company.quiet_to ?? '05:00',
    },
    fields: {
      choice: { label: t`Quiet hours` },
      from: { label: t`From`, wrong: t`Enter a time.` },
      to: { label: t`To`, wrong: t`Enter an end time that’s different from the start time.` },
    },
    schema,
    save: ({ choice, from, to }) => {
      const times = choice === 'own' ? { from, to } : { from: null, to: null };
      return save({ quiet_hours: { choice, ...times } }, t`Your reminders are saved`);
    },
    onSaved: (saved) => notify({ id: 'reminders', tone: 'good', ...saved }),
  });
  const { quiet_from: from, quiet_to: to } = company;
  return (
    <PageForm form={form}>
      <FormError form={form} />
      <RadioGroup
        {...form.value('choice')}
        options={[
          {
            value: 'company',
            label: t`Same as my company`,
            detail: from === null || to === null ? t`None set` : t`${from} to ${to}`,
          },
          { value: 'own', label: t`Custom` },
          { value: 'off', label: t`None: remind me at any hour` },
        ]}
      />
      {form.values.choice === 'own' && (
        <div className="grid grid-cols-2 gap-3 md:max-w-80">
          <TextField {...form.text('from')} type="time" />
          <TextField {...form.text('to')} type="time" />
        </div>
      )}
      <p className="text-14 text-ink-3">
        <Trans>
          Times are in your company’s time zone ({zone}). During quiet hours, clock-in and clock-out
          reminders are skipped. Everything else waits until quiet hours end.
        </Trans>
      </p>
      {form.isChanged && (
        <Button type="submit" isBusy={form.isSaving}>
          <Trans>Save</Trans>
        </Button>
      )}
      <LeaveGuard isChanged={form.isChanged} />
    </PageForm>
  );
}
