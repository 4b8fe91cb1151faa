import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { describeError } from '../../../data/errors/words.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { Button } from '../../../ui/Button.tsx';
import { notify } from '../../../ui/notices.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { useOrderWords } from '../use-order-words.ts';
import { usePurchasingChange } from '../use-purchasing-change.ts';
import type { OwnDelegations } from './settings-queries.ts';

type DelegationListProps = {
  readonly delegations: OwnDelegations['delegations'];
  readonly emptyText: ReactNode;
};

/** Current and upcoming delegations. Past ones can't be changed and aren't shown. */
export function DelegationList({ delegations, emptyText }: DelegationListProps) {
  const { t, i18n } = useLingui();
  const words = useOrderWords();
  const offlineReason = useNeedsNetwork();
  const change = usePurchasingChange();
  const shown = delegations.filter(({ state }) => state !== 'past');
  const withdraw = (id: string) =>
    void change
      .mutateAsync({ call: 'withdraw_delegation', parameters: { delegation_id: id } })
      .catch((error: Error) =>
        notify({
          id: 'delegation',
          tone: 'destructive',
          title: t`Nothing was changed`,
          body: i18n._(describeError(error)),
        }),
      );
  if (shown.length === 0) {
    return <p className="px-4 py-4 text-14 text-ink-3 md:px-5">{emptyText}</p>;
  }
  return (
    <ul className="divide-y divide-line">
      {shown.map(({ id, giver, delegate, starts_on, ends_on, state }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-5">
          <div className="min-w-0 flex-1 basis-56">
            <p className="wrap-anywhere">
              <Trans>
                <bdi className="font-medium">{delegate.name}</bdi> for <bdi>{giver.name}</bdi>
              </Trans>
            </p>
            <p className="flex flex-wrap items-center gap-x-3 text-14 text-ink-2">
              <Trans>
                {words.day(starts_on)} to {words.day(ends_on)}
              </Trans>
              {state === 'current' && (
                <StatusBadge tone="running" look="plain">
                  <Trans>Now</Trans>
                </StatusBadge>
              )}
            </p>
          </div>
          <Button
            size="sm"
            aria-label={t`End: ${delegate.name} for ${giver.name}`}
            disabledReason={offlineReason}
            isBusy={change.isPending}
            onClick={() => withdraw(id)}
          >
            <Trans context="a delegation">End</Trans>
          </Button>
        </li>
      ))}
    </ul>
  );
}
