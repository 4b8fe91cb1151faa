import { Trans, useLingui } from '@lingui/react/macro';
import { type HazardPage, sharedFields } from '@muster/contract/safety';
import * as z from 'zod/mini';
import { FormSheet } from '../../../kit/form/FormSheet.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Select } from '../../../ui/Select.tsx';
import { CreatedLink } from '../../../kit/link/CreatedLink.tsx';
import { useShareHazard } from './use-share-hazard.ts';
import { useSharedFieldWords } from './use-shared-field-words.ts';

const lifetimes = [1, 7, 30, 90, 365] as const;

type Values = {
  readonly fields: readonly string[];
  readonly photo_ids: readonly string[];
  readonly days: string;
};

const startValues: Values = { fields: ['risk', 'state'], photo_ids: [], days: '30' };
const schema = z.object({
  fields: z.array(z.string()),
  photo_ids: z.array(z.string()),
  days: z.coerce.number(),
});

/** Chooses what outsiders see of a hazard and for how long, then hands out the link. */
export function ShareSheet({
  page,
  onClose,
}: {
  readonly page: HazardPage;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const words = useSharedFieldWords();
  const { share, link } = useShareHazard(page.hazard.id);
  const form = useForm({
    stored: startValues,
    fields: {
      fields: { label: t`Also show` },
      photo_ids: { label: t`Photos` },
      days: { label: t`Link expires after` },
    },
    schema,
    save: share,
  });
  const { fields, photo_ids } = form.values;
  const photos = page.photos.filter(({ is_stored }) => is_stored);
  if (link !== null) return <CreatedLink link={link} onClose={onClose} />;
  return (
    <FormSheet
      form={form}
      title={t`Share outside the company`}
      description={t`Anyone with the link can view this hazard without signing in.`}
      action={<Trans>Create link</Trans>}
      onClose={onClose}
    >
      {page.share !== null && (
        <Banner tone="attention">
          <Trans>If you create a new link, the one you already shared stops working.</Trans>
        </Banner>
      )}
      <div className="rounded-control border border-line bg-surface-2 px-4 py-3">
        <p className="text-14 text-ink-3">
          <Trans>Always shown: your company’s name and the description.</Trans>
        </p>
        <p dir="auto" className="mt-1 line-clamp-6 wrap-anywhere whitespace-pre-line">
          {page.hazard.what}
        </p>
      </div>
      <fieldset className="space-y-1">
        <legend className="mb-1 text-14 font-medium">
          <Trans>Also show</Trans>
        </legend>
        {sharedFields.map((field) => (
          <Checkbox
            key={field}
            label={words.name(field)}
            detail={<span className="line-clamp-3">{words.value(field, page)}</span>}
            checked={fields.includes(field)}
            onChange={() => form.change({ fields: toggled(fields, field) })}
          />
        ))}
        {photos.map(({ id }, index) => (
          <Checkbox
            key={id}
            label={t`Photo ${index + 1}`}
            checked={photo_ids.includes(id)}
            onChange={() => form.change({ photo_ids: toggled(photo_ids, id) })}
          />
        ))}
      </fieldset>
      <Select
        {...form.text('days')}
        options={lifetimes.map((count) => ({ value: String(count), label: dayCount(count) }))}
      />
      <p className="text-14 text-ink-3">
        <Trans>Names and the exact location are never shown.</Trans>
      </p>
    </FormSheet>
  );

  function dayCount(count: number): string {
    return count === 1 ? t`1 day` : t`${count} days`;
  }
}

function toggled(values: readonly string[], value: string): readonly string[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}
