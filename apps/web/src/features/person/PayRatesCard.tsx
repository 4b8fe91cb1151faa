import { Trans, useLingui } from '@lingui/react/macro';
import type { PayRates, Person } from '@muster/contract/person';
import { useState } from 'react';
import { priceText } from '@muster/domain/money/decimal-text';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { EffectiveTitle } from '../../kit/logged/EffectiveTitle.tsx';
import { LoggedCard } from '../../kit/logged/LoggedCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { ChangeError } from './ChangeError.tsx';
import { usePayRates } from './pay-rates-query.ts';
import { SetRateSheet } from './SetRateSheet.tsx';
import { usePersonChange } from './use-person-change.ts';
import { usePersonWords } from './use-person-words.ts';

/** A person's hourly cost by effective date. It loads only on demand, since the server logs each view. */
export function PayRatesCard({
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
      title={t`Pay rates`}
      showLabel={<Trans>Show pay rates</Trans>}
      addLabel={<Trans>Add rate</Trans>}
      closedReason={closedReason}
      failedTitle={<Trans>Couldn’t load the rates</Trans>}
      isShown={isShown}
      onShow={() => setShown(true)}
      query={usePayRates(person.person_id, isShown)}
      renderRows={(payRates) => <RateRows payRates={payRates} closedReason={closedReason} />}
      renderSheet={(payRates, onClose) => (
        <SetRateSheet person={person} payRates={payRates} onClose={onClose} />
      )}
    />
  );
}

function RateRows({
  payRates,
  closedReason,
}: {
  readonly payRates: PayRates;
  readonly closedReason: string | null;
}) {
  const { t, i18n } = useLingui();
  const words = usePersonWords();
  const offlineReason = useNeedsNetwork();
  const remove = usePersonChange(() => undefined);
  if (payRates.rates.length === 0) {
    return (
      <p className="px-4 py-4 text-14 text-ink-3 md:px-5">
        <Trans>No pay rate, so labor cost shows as $0.</Trans>
      </p>
    );
  }
  return (
    <>
      <List label={t`Pay rates`}>
        {payRates.rates.map(({ id, rate, currency, valid_from, valid_to, set_by }) => {
          const isComing = valid_from > payRates.today;
          const isHeld = !isComing && (valid_to === null || valid_to > payRates.today);
          const amount = priceText(rate, currency, i18n.locales ?? i18n.locale);
          return (
            <ListRow
              key={id}
              title={
                <EffectiveTitle isCurrent={isHeld} isUpcoming={isComing}>
                  <Trans>{amount} an hour</Trans>
                </EffectiveTitle>
              }
              detail={[
                valid_to === null
                  ? t`starting ${words.day(valid_from)}`
                  : t`${words.day(valid_from)} until ${words.day(valid_to)}`,
                ...(set_by === null ? [] : [t`set by ${set_by}`]),
              ].join(' · ')}
              {...(isComing && {
                trailing: (
                  <Button
                    size="sm"
                    variant="dangerQuiet"
                    isBusy={remove.isPending}
                    disabledReason={closedReason ?? offlineReason}
                    aria-label={t`Remove the rate of ${amount}`}
                    onClick={() =>
                      remove.mutate({ name: 'remove_rate', parameters: { rate_id: id } })
                    }
                  >
                    <Trans>Remove</Trans>
                  </Button>
                ),
              })}
            />
          );
        })}
      </List>
      {remove.error !== null && (
        <div className="p-4">
          <ChangeError error={remove.error} />
        </div>
      )}
    </>
  );
}
