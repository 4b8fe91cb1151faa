import { Trans, useLingui } from '@lingui/react/macro';
import { audiences, type ListedAnnouncement } from '@muster/contract/platform';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { randomId } from '../../platform/random-id.ts';
import { notify } from '../../ui/notices.ts';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { localInstant } from '../../ui/time/local-instant.ts';
import { useAudienceNames } from './use-audience-names.ts';
import { usePlatformChange } from './use-platform-change.ts';

type AnnouncementSheetProps = {
  /** Null for a new one. */
  readonly announcement: ListedAnnouncement | null;
  readonly onClose: () => void;
};

const filled = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));
const instant = z.pipe(
  z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
  z.transform((text: string) => new Date(text).toISOString()),
);
const schema = z.object({
  text_en: filled,
  text_es: filled,
  audience: z.enum(audiences),
  starts_at: instant,
  ends_at: instant,
});
const usualDays = 3;

/** Writes or changes an announcement; an earlier end takes it down. */
export function AnnouncementSheet({ announcement, onClose }: AnnouncementSheetProps) {
  const { t } = useLingui();
  const names = useAudienceNames();
  const change = usePlatformChange('platform_announcements');
  const [id] = useState(() => announcement?.id ?? randomId());
  const [opened] = useState(() => new Date());
  const usualEnd = new Date(opened);
  usualEnd.setDate(usualEnd.getDate() + usualDays);
  const form = useForm({
    stored: {
      text_en: announcement?.text_en ?? '',
      text_es: announcement?.text_es ?? '',
      audience: announcement?.audience ?? 'everyone',
      starts_at: localInstant(announcement === null ? opened : new Date(announcement.starts_at)),
      ends_at: localInstant(announcement === null ? usualEnd : new Date(announcement.ends_at)),
    },
    version: announcement?.version,
    fields: {
      text_en: { label: t`In English`, wrong: t`Enter the text in English.` },
      text_es: { label: t`In Spanish`, wrong: t`Enter the text in Spanish.` },
      audience: { label: t`For`, wrong: t`Choose who sees it.` },
      starts_at: { label: t`From`, wrong: t`Enter when it begins.` },
      ends_at: { label: t`Until`, wrong: t`Enter an end after the beginning that isn’t past.` },
    },
    schema,
    save: (typed, version) =>
      change.mutateAsync({
        call: 'save_announcement',
        parameters: { id, ...typed, ...(version !== undefined && { version }) },
      }),
    onSaved: () => {
      void notify({ tone: 'good', title: t`Announcement saved` });
      onClose();
    },
  });
  return (
    <FormSheet
      form={form}
      title={announcement === null ? t`New announcement` : t`Edit announcement`}
      action={<Trans>Save</Trans>}
      onClose={onClose}
    >
      <TextArea {...form.text('text_en')} maxLength={500} rows={3} lang="en" />
      <TextArea {...form.text('text_es')} maxLength={500} rows={3} lang="es" />
      <Select
        {...form.text('audience')}
        options={audiences.map((value) => ({ value, label: names[value] }))}
      />
      <TextField {...form.text('starts_at')} type="datetime-local" />
      <TextField {...form.text('ends_at')} type="datetime-local" />
    </FormSheet>
  );
}
