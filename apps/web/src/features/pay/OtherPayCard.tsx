import { Trans, useLingui } from '@lingui/react/macro';
import type { OtherPayList } from '@muster/contract/pay-records';
import { useState } from 'react';
import { amountText } from '@muster/domain/money/decimal-text';
import { describeError } from '../../data/errors/words.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { LoggedCard } from '../../kit/logged/LoggedCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { notify } from '../../ui/notices.ts';
import { useOtherPay, useOtherPayChange } from './other-pay-query.ts';
import { OtherPaySheet } from './OtherPaySheet.tsx';
import { usePayWords } from './use-pay-words.ts';

type Person = { readonly person_id: string; readonly name: string };

/** Bonuses, commissions and other pay of a week; shown on demand, since the server keeps who looked. */
export function OtherPayCard({
  person,
  closedReason,
}: {
  readonly person: Person;
  readonly closedReason: string | null;
}) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  return (
    <LoggedCard
      title={t`Bonuses and other pay`}
      showLabel={<Trans>Show bonuses and other pay</Trans>}
      addLabel={<Trans>Add bonus or other pay</Trans>}
      failedTitle={<Trans>Couldn’t load bonuses and other pay</Trans>}
      closedReason={closedReason}
      isShown={isShown}
      onShow={() => setShown(true)}
      query={useOtherPay(person.person_id, isShown)}
      renderRows={(list) => (
        <PayRows list={list} personId={person.person_id} closedReason={closedReason} />
      )}
      renderSheet={(list, onClose) => (
        <OtherPaySheet person={person} list={list} onClose={onClose} />
      )}
    />
  );
}

function PayRows({
  list,
  personId,
  closedReason,
}: {
  readonly list: OtherPayList;
  readonly personId: string;
  readonly closedReason: string | null;
}) {
  const { t, i18n } = useLingui();
  const words = usePayWords();
  const offlineReason = useNeedsNetwork();
  const remove = useOtherPayChange(personId, {
    onError: (error) =>
      void notify({
        tone: 'destructive',
        title: t`Nothing was changed`,
        body: i18n._(describeError(error)),
      }),
  });
  if (list.pay.length === 0) {
    return (
      <p className="px-4 py-4 text-14 text-ink-3 md:px-5">
        <Trans>No bonuses or other pay yet.</Trans>
      </p>
    );
  }
  const textOf = (cents: number, currency: string | null) =>
    currency === null
      ? i18n.number(cents / 100, { minimumFractionDigits: 2 })
      : amountText(cents, currency, i18n.locales ?? i18n.locale);
  return (
    <List label={t`Bonuses and other pay`}>
      {list.pay.map((pay) => (
        <ListRow
          key={pay.id}
          title={`${words.otherPay(pay.kind)} · ${textOf(pay.amount_cents, pay.currency)}`}
          detail={[
            t`week of ${words.day(pay.date)}`,
            pay.added_by === null ? null : t`added by ${pay.added_by}`,
          ]
            .filter((part) => part !== null)
            .join(' · ')}
          {...(pay.date >= list.first_free_day && {
            trailing: (
              <Button
                size="sm"
                variant="dangerQuiet"
                isBusy={remove.isPending}
                disabledReason={closedReason ?? offlineReason}
                onClick={() => remove.mutate({ change: 'remove', id: pay.id })}
              >
                <Trans>Remove</Trans>
              </Button>
            ),
          })}
        />
      ))}
    </List>
  );
}
