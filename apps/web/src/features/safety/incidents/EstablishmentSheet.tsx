import { Trans, useLingui } from '@lingui/react/macro';
import type { Establishment } from '@muster/contract/incidents';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormSheet } from '../../../kit/form/FormSheet.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { randomId } from '../../../platform/random-id.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { useIncidentChange } from './use-incident-change.ts';

const filled = z.string().check(z.trim(), z.minLength(1));
const digits = (pattern: RegExp) => z.string().check(z.trim(), z.regex(pattern));
const schema = z.object({
  name: filled,
  ein: z.pipe(
    z.string().check(z.trim(), z.regex(/^(\d{9})?$/)),
    z.transform((text) => (text === '' ? null : text)),
  ),
  street: filled,
  city: filled,
  state: digits(/^[A-Z]{2}$/),
  zip: digits(/^\d{5}(\d{4})?$/),
  naics: digits(/^\d{6}$/),
  industry: z.pipe(
    z.string().check(z.trim()),
    z.transform((text) => (text === '' ? null : text)),
  ),
});

/** An establishment as the OSHA forms name it. */
export function EstablishmentSheet({
  establishment,
  onClose,
}: {
  readonly establishment: Establishment | null;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const change = useIncidentChange();
  const [id] = useState(() => establishment?.id ?? randomId());
  const form = useForm({
    stored: {
      name: establishment?.name ?? '',
      ein: establishment?.ein ?? '',
      street: establishment?.street ?? '',
      city: establishment?.city ?? '',
      state: establishment?.state ?? '',
      zip: establishment?.zip ?? '',
      naics: establishment?.naics ?? '',
      industry: establishment?.industry ?? '',
    },
    version: establishment?.version,
    fields: {
      name: { label: t`Establishment name`, wrong: t`Enter a name.` },
      ein: {
        label: t`Employer identification number (EIN)`,
        wrong: t`Enter nine digits, or leave this blank.`,
      },
      street: { label: t`Street address`, wrong: t`Enter a street address.` },
      city: { label: t`City`, wrong: t`Enter a city.` },
      state: { label: t`State`, wrong: t`Enter two capital letters, such as CO.` },
      zip: { label: t`ZIP code`, wrong: t`Enter five or nine digits.` },
      naics: { label: t`NAICS code`, wrong: t`Enter six digits.` },
      industry: { label: t`What the establishment does` },
    },
    schema,
    refused: { taken: { words: t`Another establishment has this name.` } },
    save: (facts, version) =>
      change.mutateAsync({
        call: 'save_establishment',
        parameters: { id, facts, ...(version !== undefined && { version }) },
      }),
    onSaved: onClose,
  });
  return (
    <FormSheet
      form={form}
      title={establishment === null ? t`New establishment` : t`Edit establishment`}
      action={<Trans>Save</Trans>}
      onClose={onClose}
    >
      <TextField {...form.text('name')} maxLength={100} />
      <TextField {...form.text('street')} maxLength={100} />
      <div className="grid grid-cols-2 gap-4">
        <TextField {...form.text('city')} maxLength={100} />
        <TextField {...form.text('state')} maxLength={2} />
        <TextField {...form.text('zip')} inputMode="numeric" maxLength={9} />
        <TextField {...form.text('naics')} inputMode="numeric" maxLength={6} />
      </div>
      <TextField {...form.text('industry')} labelDetail={t`optional`} maxLength={300} />
      <TextField
        {...form.text('ein')}
        labelDetail={t`optional`}
        inputMode="numeric"
        maxLength={9}
      />
    </FormSheet>
  );
}
