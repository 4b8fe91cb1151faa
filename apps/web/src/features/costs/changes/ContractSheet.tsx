import { Trans, useLingui } from '@lingui/react/macro';
import type { ChangeOrders } from '@muster/contract/change-orders';
import { mostOfLine } from '@muster/contract/job-costs';
import { parseAmount } from '@muster/domain/money/decimal-text';
import { useState } from 'react';
import { FormSheet } from '../../../kit/form/FormSheet.tsx';
import { valuesReadBy } from '../../../kit/form/form-schemas.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { useCostWords } from '../use-cost-words.ts';
import { useChangeOrderChange } from './use-change-order-change.ts';

type ContractSheetProps = {
  readonly projectId: string;
  readonly list: ChangeOrders;
  readonly onClose: () => void;
};

type Values = { readonly price: string; readonly billed: string; readonly billed_on: string };

/** Edits the price of the original contract and the amount billed so far. */
export function ContractSheet({ projectId, list, onClose }: ContractSheetProps) {
  const { t } = useLingui();
  const words = useCostWords();
  const change = useChangeOrderChange();
  const { contract, currency } = list;
  const [stored] = useState<Values>(() => ({
    price: contract.price === null ? '' : words.typed(contract.price, 2) || '0',
    billed: words.typed(contract.billed, 2),
    billed_on: contract.billed_on ?? '',
  }));
  const form = useForm({
    stored,
    fields: {
      price: { label: t`Original contract`, wrong: t`Enter an amount of zero or more.` },
      billed: {
        label: t`Billed to date`,
        wrong: t`Enter an amount with up to two decimal places.`,
      },
      billed_on: { label: t`As of`, wrong: t`Choose the day of this figure.` },
    },
    schema: valuesReadBy((values: Values) => {
      const price = values.price.trim() === '' ? null : parseAmount(values.price, words.locale);
      const billed = values.billed.trim() === '' ? 0 : parseAmount(values.billed, words.locale);
      const isPrice =
        values.price.trim() === '' || (price !== null && price >= 0 && price <= mostOfLine);
      const isDay = /^\d{4}-\d{2}-\d{2}$/.test(values.billed_on);
      const problems = [
        ...(isPrice ? [] : ['price']),
        ...(billed !== null && Math.abs(billed) <= mostOfLine ? [] : ['billed']),
        ...(isDay || (billed === 0 && values.billed_on === '') ? [] : ['billed_on']),
      ];
      return problems.length > 0
        ? { problems }
        : { facts: { price, billed, billed_on: isDay ? values.billed_on : null } };
    }),
    save: (facts) =>
      change.mutateAsync({
        call: 'save_contract_money',
        parameters: { project_id: projectId, version: contract.version, facts },
      }),
    onSaved: onClose,
  });
  return (
    <FormSheet
      form={form}
      title={t`Contract and billing`}
      description={<Trans>Only admins see these figures.</Trans>}
      action={<Trans>Save</Trans>}
      onClose={onClose}
    >
      <TextField
        {...form.text('price')}
        labelDetail={currency}
        inputMode="decimal"
        autoComplete="off"
        maxLength={24}
        hint={t`Without change orders.`}
      />
      <TextField
        {...form.text('billed')}
        labelDetail={currency}
        inputMode="decimal"
        autoComplete="off"
        maxLength={24}
        hint={t`Everything the customer was billed since the project began.`}
      />
      <TextField {...form.text('billed_on')} type="date" />
    </FormSheet>
  );
}
