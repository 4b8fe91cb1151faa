import { Trans, useLingui } from '@lingui/react/macro';
import type { OtherPayList } from '@muster/contract/pay-records';
import { otherPayKinds, type OtherPayKind } from '@muster/domain/pay/pay-facts';
import { isInRegularRate } from '@muster/domain/pay/regular-rate';
import { useState } from 'react';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { valuesReadBy } from '../../kit/form/form-schemas.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { randomId } from '../../platform/random-id.ts';
import { parseRate } from '../../ui/money/rate-amount.ts';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useOtherPayChange } from './other-pay-query.ts';
import { usePayWords } from './use-pay-words.ts';

type OtherPaySheetProps = {
  readonly person: { readonly person_id: string; readonly name: string };
  readonly list: OtherPayList;
  readonly onClose: () => void;
};

type Values = { readonly kind: OtherPayKind; readonly amount: string; readonly date: string };

const mostUnits = 10_000_000;

function draftOf({ today, first_free_day: firstFree }: OtherPayList): Values {
  return {
    kind: 'nondiscretionary_bonus',
    amount: '',
    date: today < firstFree ? firstFree : today,
  };
}

/** A bonus, a commission or other pay of a workweek. */
export function OtherPaySheet({ person, list, onClose }: OtherPaySheetProps) {
  const { t, i18n } = useLingui();
  const words = usePayWords();
  const [id] = useState(randomId);
  const [stored] = useState(() => draftOf(list));
  const change = useOtherPayChange(person.person_id);
  const form = useForm({
    stored,
    fields: {
      kind: { label: t`Kind` },
      amount: { label: t`Amount`, wrong: t`Enter an amount with up to two decimal places.` },
      date: { label: t`A day of the workweek`, wrong: t`Choose a day no more than 31 days away.` },
    },
    schema: valuesReadBy((values: Values) => {
      const amount = parseRate(values.amount, i18n.locales ?? i18n.locale, mostUnits);
      const isDate = /^\d{4}-\d{2}-\d{2}$/.test(values.date);
      return amount !== null && amount > 0 && amount % 100 === 0 && isDate
        ? { facts: { date: values.date, kind: values.kind, amount_cents: amount / 100 } }
        : { problems: [isDate ? 'amount' : 'date'] };
    }),
    refused: { day_locked: { field: 'date' } },
    save: (facts) => change.mutateAsync({ change: 'save', id, facts }),
    onSaved: onClose,
  });
  const { values } = form;
  const { value: kind, onChange: changeKind, ...kindTexts } = form.value('kind');
  return (
    <FormSheet
      form={form}
      title={t`Add bonus or other pay`}
      description={person.name}
      action={<Trans>Save</Trans>}
      onClose={onClose}
    >
      <Select
        {...kindTexts}
        options={otherPayKinds.map((value) => ({ value, label: words.otherPay(value) }))}
        value={kind}
        onChange={(event) =>
          changeKind(otherPayKinds.find((one) => one === event.target.value) ?? values.kind)
        }
        hint={
          isInRegularRate(values.kind)
            ? t`Counts toward the regular rate, so overtime of that week pays more.`
            : t`Doesn’t count toward the regular rate.`
        }
      />
      <TextField
        {...form.text('amount')}
        {...(list.currency !== null && { labelDetail: list.currency })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
      />
      <TextField
        {...form.text('date')}
        type="date"
        min={list.first_free_day}
        hint={t`Paid with the pay period in which that workweek ends.`}
      />
    </FormSheet>
  );
}
