import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { queryKey } from '../../../data/query/keys.ts';
import { useNetwork } from '../../../data/query/use-network.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { BudgetPlaces } from '../BudgetPlaces.tsx';
import { checkOrder } from '../order-queries.ts';
import { ordersSubject } from '../orders-key.ts';
import { useMoneyWords } from '../use-money-words.ts';
import { type OrderDraft, readDraft } from './order-draft.ts';

/** How long typing must pause before the order is checked. */
const restMs = 600;

/** The server's check of an order while it is typed: the budget, the vendor's insurance and the approvals needed. */
export function LiveCheck({
  orderId,
  draft,
  currency,
}: {
  readonly orderId: string;
  readonly draft: OrderDraft;
  readonly currency: string;
}) {
  const { api } = useData();
  const { user_id } = useIdentity();
  const { region } = useMoneyWords(currency);
  const isOnline = useNetwork() !== 'offline';
  const { order, wrong } = readDraft(draft, 'submit', region);
  const typed = useRested(JSON.stringify(order));
  const check = useQuery({
    queryKey: queryKey(user_id, ordersSubject, 'check', orderId, typed),
    queryFn: () => checkOrder(api, orderId, JSON.parse(typed)),
    enabled: isOnline && wrong.length === 0,
    retry: false,
    gcTime: 0,
    placeholderData: (before) => before,
  });
  if (check.data === undefined || wrong.length > 0) return null;
  const {
    budget,
    budget_rule,
    is_insurance_expired,
    insurance_rule,
    asks_again,
    approvals_needed,
  } = check.data;
  return (
    <div aria-live="polite" className="space-y-3">
      {budget.state === 'over' && (
        <Banner
          tone={budget_rule === 'block' ? 'danger' : 'attention'}
          title={<Trans>This order is over budget</Trans>}
        >
          {budget_rule === 'block' ? (
            <Trans>It can’t be submitted unless an admin gives a reason.</Trans>
          ) : (
            <Trans>You can submit it. Whoever approves it sees this too.</Trans>
          )}
        </Banner>
      )}
      {budget.places !== undefined && budget.places.length > 0 && (
        <BudgetPlaces places={budget.places} currency={currency} />
      )}
      {is_insurance_expired && (
        <Banner
          tone={insurance_rule === 'block' ? 'danger' : 'attention'}
          title={<Trans>The vendor’s insurance has expired</Trans>}
        >
          {insurance_rule === 'block' ? (
            <Trans>Your company doesn’t order from them until there’s a new certificate.</Trans>
          ) : (
            <Trans>Ask them for a new certificate.</Trans>
          )}
        </Banner>
      )}
      <p className="text-14 text-ink-2">
        {!asks_again ? (
          <Trans>This change is small enough that no one has to approve it again.</Trans>
        ) : approvals_needed === 2 ? (
          <Trans>Two people have to approve this order.</Trans>
        ) : (
          <Trans>One person has to approve this order.</Trans>
        )}
      </p>
    </div>
  );
}

/** Returns the text once it hasn't changed for a moment. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
