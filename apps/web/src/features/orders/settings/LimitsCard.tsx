import { Trans, useLingui } from '@lingui/react/macro';
import { orderLimits } from '@muster/contract/purchase-orders';
import { amountDecimals } from '@muster/domain/money/amounts';
import { decimalText, parseAmount } from '@muster/domain/money/decimal-text';
import { Suspense, useState } from 'react';
import * as z from 'zod/mini';
import { FormSheet } from '../../../kit/form/FormSheet.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { PersonAvatar } from '../../../kit/person/PersonAvatar.tsx';
import { Card } from '../../../ui/Card.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useMoneyWords } from '../use-money-words.ts';
import { usePurchasingChange } from '../use-purchasing-change.ts';
import type { ReadPurchasingSettings } from './settings-queries.ts';

type Approver = ReadPurchasingSettings['people'][number];

/** Up to what each person approves orders; a press changes it. */
export function LimitsCard({ read }: { readonly read: ReadPurchasingSettings }) {
  const { t } = useLingui();
  const money = useMoneyWords(read.currency);
  const [edited, setEdited] = useState<Approver | null>(null);
  const { supervisor_limit_cents: ofSupervisors } = read.settings;
  const limitText = ({ role, limit_cents: own }: Approver) => {
    if (own === null && role === 'admin') return t`Any amount`;
    const limit = own ?? ofSupervisors;
    const amount = money.amount(limit);
    if (limit === 0) return t`Doesn’t approve orders`;
    return own === null ? t`Up to ${amount} (all supervisors)` : t`Up to ${amount}`;
  };
  return (
    <Card title={t`Approval limits`} isFlush>
      <List label={t`Approval limits`}>
        {read.people.map((person) => (
          <ListRow
            key={person.person_id}
            leading={<PersonAvatar name={person.name} personId={person.person_id} size="sm" />}
            title={<bdi>{person.name}</bdi>}
            detail={person.role === 'admin' ? t`Admin` : t`Supervisor`}
            trailing={limitText(person)}
            isTrailingBelow
            onPress={() => setEdited(person)}
          />
        ))}
      </List>
      <Suspense>
        {edited !== null && (
          <LimitSheet
            key={edited.person_id}
            person={edited}
            currency={read.currency}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
    </Card>
  );
}

function LimitSheet({
  person,
  currency,
  onClose,
}: {
  readonly person: Approver;
  readonly currency: string;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const { region, amount } = useMoneyWords(currency);
  const change = usePurchasingChange();
  const form = useForm({
    stored: {
      limit_cents:
        person.limit_cents === null
          ? ''
          : decimalText(person.limit_cents, amountDecimals, region, { useGrouping: false }),
    },
    fields: {
      limit_cents: {
        label: t`Approves orders up to`,
        wrong: t`Enter an amount, such as ${amount(250_000)}.`,
      },
    },
    schema: z.object({
      limit_cents: z.string().check(
        z.trim(),
        z.refine((text) => {
          const cents = parseAmount(text, region);
          return (
            text.trim() === '' || (cents !== null && cents >= 0 && cents <= orderLimits.amount)
          );
        }),
      ),
    }),
    save: ({ limit_cents }) =>
      change.mutateAsync({
        call: 'set_approval_limit',
        parameters: {
          person_id: person.person_id,
          limit_cents: limit_cents === '' ? null : parseAmount(limit_cents, region),
        },
      }),
    onSaved: onClose,
  });
  return (
    <FormSheet
      form={form}
      title={t`Approval limit`}
      description={<bdi>{person.name}</bdi>}
      action={<Trans>Save</Trans>}
      onClose={onClose}
    >
      <TextField
        {...form.text('limit_cents')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        hint={
          person.role === 'admin'
            ? t`Leave blank for any amount.`
            : t`Leave blank for what applies to all supervisors.`
        }
      />
    </FormSheet>
  );
}
