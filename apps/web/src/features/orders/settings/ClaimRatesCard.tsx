import { Trans, useLingui } from '@lingui/react/macro';
import { type ClaimRate, claimLimits, madeClaimKinds } from '@muster/contract/claims';
import { priceDecimals } from '@muster/domain/money/amounts';
import { decimalText, parseDecimal, parsePrice } from '@muster/domain/money/decimal-text';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { RemovableFormSheet } from '../../../kit/form/RemovableFormSheet.tsx';
import { valuesReadBy } from '../../../kit/form/form-schemas.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { claimsQuery } from '../claims/claim-queries.ts';
import { useClaimWords } from '../claims/use-claim-words.ts';
import { useMoneyWords } from '../use-money-words.ts';
import { useOrderWords } from '../use-order-words.ts';
import { usePurchasingChange } from '../use-purchasing-change.ts';

/** The company's rates per mile and per day away, by effective date. */
export function ClaimRatesCard({ currency }: { readonly currency: string }) {
  const { t } = useLingui();
  const { user_id } = useIdentity();
  const words = useClaimWords();
  const money = useMoneyWords(currency);
  const { day } = useOrderWords();
  const [opened, setOpened] = useState<ClaimRate | 'new' | null>(null);
  const read = useSnapshotQuery(claimsQuery(user_id, 'mine'));
  const rates = read.status === 'ready' ? read.data.rates : [];
  const detailOf = ({ valid_from, edge_percent }: ClaimRate) =>
    edge_percent === 100
      ? t`Effective ${day(valid_from)}`
      : t`Effective ${day(valid_from)} · first and last day ${edge_percent}%`;
  return (
    <Card
      title={t`Mileage and per diem`}
      description={
        <Trans>Without a rate no one can claim it. Claims that are there keep theirs.</Trans>
      }
      isFlush
    >
      {rates.length > 0 && (
        <List label={t`Mileage and per diem`}>
          {rates.map((rate) => (
            <ListRow
              key={`${rate.kind} ${rate.valid_from}`}
              title={words.kind(rate.kind)}
              detail={detailOf(rate)}
              trailing={`${money.price(rate.rate)} ${words.unit(rate.unit)}`}
              isTrailingBelow
              onPress={() => setOpened(rate)}
            />
          ))}
        </List>
      )}
      <div className="border-t border-line px-4 py-3 first:border-t-0 md:px-5">
        <Button size="sm" icon={Plus} onClick={() => setOpened('new')}>
          <Trans>Set a rate</Trans>
        </Button>
      </div>
      {opened !== null && (
        <RateSheet
          rate={opened === 'new' ? null : opened}
          currency={currency}
          onClose={() => setOpened(null)}
        />
      )}
    </Card>
  );
}

type Values = {
  readonly kind: ClaimRate['kind'];
  readonly unit: 'mi' | 'km';
  readonly rate: string;
  readonly edge_percent: string;
  readonly valid_from: string;
};

function RateSheet({
  rate,
  currency,
  onClose,
}: {
  /** Null to add a rate. */
  readonly rate: ClaimRate | null;
  readonly currency: string;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const { clock } = useData();
  const words = useClaimWords();
  const { region, price } = useMoneyWords(currency);
  const change = usePurchasingChange();
  const [stored] = useState<Values>(() => ({
    kind: rate?.kind ?? 'mileage',
    unit: rate?.unit === 'km' ? 'km' : 'mi',
    rate:
      rate === null
        ? ''
        : decimalText(rate.rate, priceDecimals, region, {
            useGrouping: false,
            minimumFractionDigits: 2,
          }),
    edge_percent: String(rate?.edge_percent ?? 75),
    valid_from: rate?.valid_from ?? new Date(clock.nowMs()).toLocaleDateString('sv'),
  }));
  const form = useForm({
    stored,
    fields: {
      kind: { label: t`Kind`, show: words.kind },
      unit: { label: t`Unit` },
      rate: { label: t`Rate`, wrong: t`Enter an amount, such as ${price(7250)}.` },
      edge_percent: {
        label: t`First and last day away`,
        wrong: t`Enter a whole percentage from 1 to 100.`,
      },
      valid_from: { label: t`Effective date`, wrong: t`Choose a date.` },
    },
    schema: valuesReadBy((values: Values) => {
      const paid = parsePrice(values.rate, region);
      const isPerDiem = values.kind === 'per_diem';
      const percent = isPerDiem
        ? parseDecimal(values.edge_percent.replace('%', ''), region, 0)
        : 100;
      const problems = [
        ...(paid !== null && paid > 0 && paid <= claimLimits.rate ? [] : ['rate']),
        ...(percent !== null && percent >= 1 && percent <= 100 ? [] : ['edge_percent']),
        ...(/^\d{4}-\d{2}-\d{2}$/.test(values.valid_from) ? [] : ['valid_from']),
      ];
      return problems.length > 0
        ? { problems }
        : {
            facts: {
              kind: values.kind,
              unit: isPerDiem ? 'day' : values.unit,
              rate: paid,
              edge_percent: percent,
              valid_from: values.valid_from,
            },
          };
    }),
    save: (facts) => change.mutateAsync({ call: 'save_claim_rate', parameters: { facts } }),
    onSaved: onClose,
  });
  const { kind, unit } = form.values;
  return (
    <RemovableFormSheet
      form={form}
      title={rate === null ? t`Set a rate` : t`Edit rate`}
      action={<Trans>Save</Trans>}
      removal={
        rate === null
          ? null
          : {
              label: <Trans>Remove rate</Trans>,
              question: t`Remove this rate?`,
              remove: () =>
                change.mutateAsync({
                  call: 'remove_claim_rate',
                  parameters: { kind: rate.kind, valid_from: rate.valid_from },
                }),
            }
      }
      onClose={onClose}
    >
      {rate === null && (
        <SegmentedControl
          label={t`Kind`}
          value={kind}
          onChange={(value) => form.change({ kind: value })}
          options={madeClaimKinds.map((value) => ({ value, label: words.kind(value) }))}
        />
      )}
      {kind === 'mileage' && (
        <SegmentedControl
          label={t`Unit`}
          value={unit}
          onChange={(value) => form.change({ unit: value })}
          options={[
            { value: 'mi' as const, label: t`Miles` },
            { value: 'km' as const, label: t`Kilometers` },
          ]}
        />
      )}
      <TextField
        {...form.text('rate')}
        labelDetail={`${currency} ${words.unit(kind === 'per_diem' ? 'day' : unit)}`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
      />
      {kind === 'per_diem' && (
        <TextField
          {...form.text('edge_percent')}
          labelDetail="%"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          hint={t`What these days pay of a whole one.`}
        />
      )}
      <TextField
        {...form.text('valid_from')}
        type="date"
        hint={t`For days from this one on, until a later rate.`}
      />
    </RemovableFormSheet>
  );
}
