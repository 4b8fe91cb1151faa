import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  type ProjectPhoto,
  sharedPhotoFields,
  type SharedPhotoField,
} from '@muster/contract/photos';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useData } from '../../data/data-context.tsx';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { CreatedLink } from '../../kit/link/CreatedLink.tsx';
import { newPublicLink } from '../../kit/link/new-public-link.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Select } from '../../ui/Select.tsx';
import { usePhotoChange } from './use-photo-change.ts';

const lifetimes = [1, 7, 30, 90, 365] as const;

type Values = { readonly fields: readonly SharedPhotoField[]; readonly days: string };
const start: Values = { fields: ['project'], days: '30' };
const schema = z.object({
  fields: z.array(z.enum(sharedPhotoFields)),
  days: z.coerce.number(),
});

/** Chooses what outsiders see beside the photos and for how long, then hands out the link. */
export function SharePhotosSheet({
  projectId,
  photos,
  onClose,
}: {
  readonly projectId: string;
  readonly photos: readonly ProjectPhoto[];
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const { platform } = useData();
  const change = usePhotoChange();
  const [link, setLink] = useState<string | null>(null);
  const ready = photos.filter(({ is_stored, is_broken }) => is_stored && !is_broken);
  const names: Readonly<Record<SharedPhotoField, string>> = {
    project: t`Name of the project`,
    captions: t`Captions`,
    days: t`Days on which they were taken`,
  };
  const form = useForm({
    stored: start,
    fields: { fields: { label: t`Also show` }, days: { label: t`Link expires after` } },
    schema,
    save: async ({ fields, days }) => {
      const made = await newPublicLink(platform.origin, '/shared-photos/');
      await change.mutateAsync({
        call: 'share_project_photos',
        parameters: {
          link_id: made.id,
          project_id: projectId,
          facts: {
            secret_hash: made.secretHash,
            fields,
            photo_ids: ready.map(({ id }) => id),
            days,
          },
        },
      });
      setLink(made.href);
    },
  });
  const { fields } = form.values;
  if (link !== null) return <CreatedLink link={link} onClose={onClose} />;
  const days = (count: number) => plural(count, { one: '# day', other: '# days' });
  return (
    <FormSheet
      form={form}
      title={plural(ready.length, { one: 'Share # photo', other: 'Share # photos' })}
      description={t`Anyone with the link can view these photos without signing in.`}
      action={<Trans>Create link</Trans>}
      disabledReason={ready.length === 0 ? t`These photos haven’t arrived yet.` : null}
      onClose={onClose}
    >
      {ready.length < photos.length && (
        <Banner tone="attention">
          <Trans>Photos that haven’t arrived yet are left out.</Trans>
        </Banner>
      )}
      <fieldset className="space-y-1">
        <legend className="mb-1 text-14 font-medium">
          <Trans>Also show</Trans>
        </legend>
        {sharedPhotoFields.map((field) => (
          <Checkbox
            key={field}
            label={names[field]}
            checked={fields.includes(field)}
            onChange={({ target }) =>
              form.change({
                fields: target.checked ? [...fields, field] : fields.filter((one) => one !== field),
              })
            }
          />
        ))}
      </fieldset>
      <Select
        {...form.text('days')}
        options={lifetimes.map((count) => ({ value: String(count), label: days(count) }))}
      />
      <p className="text-14 text-ink-3">
        <Trans>Names, tags and locations are never shown.</Trans>
      </p>
    </FormSheet>
  );
}
