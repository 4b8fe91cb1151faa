import { Trans, useLingui } from '@lingui/react/macro';
import { type HazardPage, sharedFields } from '@muster/contract/safety';
import { useState } from 'react';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { FormSheet } from '../../ui/FormSheet.tsx';
import { Select } from '../../ui/Select.tsx';
import { SharedLink } from './SharedLink.tsx';
import { useShareHazard } from './use-share-hazard.ts';
import { useSharedFieldWords } from './use-shared-field-words.ts';

const lifetimes = [1, 7, 30, 90, 365] as const;

/** Chooses what outsiders see of a hazard and for how long, then hands out the link. */
export function ShareSheet({
  page,
  onClose,
}: {
  readonly page: HazardPage;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const offlineReason = useNeedsNetwork();
  const words = useSharedFieldWords();
  const [fields, setFields] = useState<ReadonlySet<string>>(new Set(['risk', 'state']));
  const [photoIds, setPhotoIds] = useState<ReadonlySet<string>>(new Set());
  const [days, setDays] = useState<number>(30);
  const { share, link, isBusy } = useShareHazard(page.hazard.id);
  const photos = page.photos.filter(({ is_stored }) => is_stored);
  if (link !== null) return <SharedLink link={link} onClose={onClose} />;
  return (
    <FormSheet
      title={t`Share with outsiders`}
      description={t`Anyone with the link can read it, without signing in.`}
      action={<Trans>Create link</Trans>}
      isBusy={isBusy}
      disabledReason={offlineReason}
      onSubmit={() => void share({ fields: [...fields], photoIds: [...photoIds], days })}
      onClose={onClose}
    >
      {page.share !== null && (
        <Banner tone="attention">
          <Trans>The link you have shared stops working.</Trans>
        </Banner>
      )}
      <div className="rounded-control border border-line bg-surface-2 px-4 py-3">
        <p className="text-14 text-ink-3">
          <Trans>Always shown: your company's name and what was written.</Trans>
        </p>
        <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line">
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
            detail={words.value(field, page)}
            checked={fields.has(field)}
            onChange={() => setFields(toggled(fields, field))}
          />
        ))}
        {photos.map(({ id }, index) => (
          <Checkbox
            key={id}
            label={t`Photo ${index + 1}`}
            checked={photoIds.has(id)}
            onChange={() => setPhotoIds(toggled(photoIds, id))}
          />
        ))}
      </fieldset>
      <Select
        label={t`The link works for`}
        value={String(days)}
        options={lifetimes.map((count) => ({ value: String(count), label: dayCount(count) }))}
        onChange={(event) => setDays(Number(event.target.value))}
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

function toggled(set: ReadonlySet<string>, value: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(value)) next.add(value);
  return next;
}
