import { Trans, useLingui } from '@lingui/react/macro';
import type { PayRates, Person } from '@muster/contract/person';
import { useState } from 'react';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { FormSheet } from '../../ui/FormSheet.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ChangeError } from './ChangeError.tsx';
import { currencies } from '../../ui/money/currencies.ts';
import { parseRate, rateText } from '../../ui/money/rate-amount.ts';
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
  const offlineReason = useNeedsNetwork();
  const save = usePersonChange(onClose);
  const [amount, setAmount] = useState('');
  const [currency, setCurrency] = useState(payRates.rates[0]?.currency ?? 'USD');
  const [day, setDay] = useState(payRates.today);
  const region = i18n.locales ?? i18n.locale;
  const rate = parseRate(amount, region);
  const isIncomplete = rate === null || day === '';
  const isPast = day !== '' && day < payRates.today;
  return (
    <FormSheet
      title={t`Set a rate`}
      description={nameOf(person)}
      action={<Trans>Set the rate</Trans>}
      isBusy={save.isPending}
      disabledReason={offlineReason ?? (isIncomplete ? t`Enter an amount and a day.` : null)}
      onSubmit={() =>
        save.mutate({
          name: 'set_rate',
          parameters: { person_id: person.person_id, rate, currency, valid_from: day },
        })
      }
      onClose={onClose}
    >
      <ChangeError error={save.error} />
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3">
        <TextField
          label={t`Amount an hour`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
          hint={rate === null ? t`Up to four decimals.` : rateText(rate, currency, region)}
          error={amount !== '' && rate === null ? t`This is no amount.` : null}
        />
        <Select
          label={t`Currency`}
          options={currencies.map((each) => ({ value: each, label: each }))}
          value={currency}
          onChange={({ target }) => setCurrency(target.value)}
        />
      </div>
      <TextField
        label={t`From`}
        type="date"
        value={day}
        onChange={({ target }) => setDay(target.value)}
        hint={
          isPast
            ? t`Hours since ${words.day(day)} cost this, also those already worked.`
            : t`Until the next rate, if there is one.`
        }
      />
    </FormSheet>
  );
}
