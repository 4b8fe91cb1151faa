import { Trans, useLingui } from '@lingui/react/macro';
import type { PayRates, Person } from '@muster/contract/person';
import Eye from 'lucide-react/icons/eye';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { describeError } from '../../data/errors/words.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { ChangeError } from './ChangeError.tsx';
import { usePayRates } from './pay-rates-query.ts';
import { rateText } from '../../ui/money/rate-amount.ts';
import { SetRateSheet } from './SetRateSheet.tsx';
import { usePersonChange } from './use-person-change.ts';
import { usePersonWords } from './use-person-words.ts';

/** What an hour costs, by day; shown on demand, since the server keeps who looked. */
export function PayRatesCard({ person }: { readonly person: Person }) {
  const { t, i18n } = useLingui();
  const offlineReason = useNeedsNetwork();
  const [isShown, setShown] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const rates = usePayRates(person.person_id, isShown);
  return (
    <Card
      title={t`Pay rates`}
      description={<Trans>For admins only. Views are logged.</Trans>}
      isFlush
      {...(rates.data !== undefined && {
        actions: (
          <Button variant="quiet" size="sm" icon={Plus} onClick={() => setAdding(true)}>
            <Trans>Set a rate</Trans>
          </Button>
        ),
      })}
    >
      {!isShown && (
        <div className="px-4 py-4 md:px-5">
          <Button icon={Eye} disabledReason={offlineReason} onClick={() => setShown(true)}>
            <Trans>Show pay rates</Trans>
          </Button>
        </div>
      )}
      {isShown && rates.isPending && <SkeletonRows count={2} />}
      {rates.isError && (
        <ErrorState
          title={<Trans>The rates couldn’t be loaded</Trans>}
          onRetry={() => void rates.refetch()}
        >
          {i18n._(describeError(rates.error))}
        </ErrorState>
      )}
      {rates.data !== undefined && <RateRows payRates={rates.data} />}
      {isAdding && rates.data !== undefined && (
        <SetRateSheet person={person} payRates={rates.data} onClose={() => setAdding(false)} />
      )}
    </Card>
  );
}

function RateRows({ payRates }: { readonly payRates: PayRates }) {
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
          const amount = rateText(rate, currency, i18n.locales ?? i18n.locale);
          return (
            <ListRow
              key={id}
              title={
                <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
                  <span className={isHeld ? 'font-medium tabular-nums' : 'tabular-nums'}>
                    <Trans>{amount} an hour</Trans>
                  </span>
                  {isHeld && (
                    <StatusBadge tone="running" look="plain">
                      <Trans>Now</Trans>
                    </StatusBadge>
                  )}
                  {isComing && (
                    <StatusBadge tone="info" look="plain">
                      <Trans>Upcoming</Trans>
                    </StatusBadge>
                  )}
                </span>
              }
              detail={[
                valid_to === null
                  ? t`from ${words.day(valid_from)} on`
                  : t`${words.day(valid_from)} until ${words.day(valid_to)}`,
                ...(set_by === null ? [] : [t`set by ${set_by}`]),
              ].join(' · ')}
              {...(isComing && {
                trailing: (
                  <Button
                    size="sm"
                    variant="dangerQuiet"
                    isBusy={remove.isPending}
                    disabledReason={offlineReason}
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
