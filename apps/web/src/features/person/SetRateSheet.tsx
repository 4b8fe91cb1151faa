import { Trans, useLingui } from '@lingui/react/macro';
import type { PayRates, Person } from '@muster/contract/person';
import * as z from 'zod/mini';
import { priceText } from '@muster/domain/money/decimal-text';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { currencies } from '../../ui/money/currencies.ts';
import { parseRate } from '../../ui/money/rate-amount.ts';
import { usePersonChange } from './use-person-change.ts';
import { nameOf, usePersonWords } from './use-person-words.ts';

/** A rate from a day on. */
export function SetRateSheet({
  person,
  payRates,
  onClose,
}: {
  readonly person: Person;
  readonly payRates: PayRates;
  readonly onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const words = usePersonWords();
  const save = usePersonChange();
  const region = i18n.locales ?? i18n.locale;
  const form = useForm({
    stored: {
      rate: '',
      currency: payRates.rates[0]?.currency ?? 'USD',
      valid_from: payRates.today,
    },
    fields: {
      rate: {
        label: t`Amount per hour`,
        wrong: t`Enter an amount with up to four decimal places.`,
      },
      currency: { label: t`Currency` },
      valid_from: { label: t`From`, wrong: t`Choose a day.` },
    },
    schema: z.object({
      rate: z.string().check(z.refine((typed) => parseRate(typed, region) !== null)),
      currency: z.string(),
      valid_from: z.string().check(z.minLength(1)),
    }),
    save: (typed) =>
      save.mutateAsync({
        name: 'set_rate',
        parameters: { ...typed, person_id: person.person_id, rate: parseRate(typed.rate, region) },
      }),
    onSaved: onClose,
  });
  const { currency, valid_from: day } = form.values;
  const rate = parseRate(form.values.rate, region);
  const isPast = day !== '' && day < payRates.today;
  return (
    <FormSheet
      form={form}
      title={t`Add rate`}
      description={nameOf(person)}
      action={<Trans>Add rate</Trans>}
      onClose={onClose}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3">
        <TextField
          {...form.text('rate')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          hint={rate === null ? t`Up to four decimal places.` : priceText(rate, currency, region)}
        />
        <Select
          {...form.text('currency')}
          options={currencies.map((each) => ({ value: each, label: each }))}
        />
      </div>
      <TextField
        {...form.text('valid_from')}
        type="date"
        hint={
          isPast
            ? t`Applies to hours since ${words.day(day)}, including those already worked.`
            : t`Applies until the next rate, if there is one.`
        }
      />
    </FormSheet>
  );
}
