import { Trans, useLingui } from '@lingui/react/macro';
import type { ClaimRow } from '@muster/contract/claims';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { List } from '../../../ui/List.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { ClaimFlags } from '../claims/ClaimFlags.tsx';
import { claimsQuery } from '../claims/claim-queries.ts';
import { useClaimChange } from '../claims/use-claim-change.ts';
import { useClaimWords } from '../claims/use-claim-words.ts';
import { linkStyle } from '../link-style.ts';
import { useLiveOrders } from '../use-live-orders.ts';
import { useMoneyWords } from '../use-money-words.ts';
import { useOrderWords } from '../use-order-words.ts';
import { WaitingItem } from './WaitingItem.tsx';

const ReturnSheet = lazyPart(async () => ({
  default: (await import('../ReturnSheet.tsx')).ReturnSheet,
}));

/** In `/approvals`: miles and days of the people whose timesheets the reader approves. */
export function WaitingClaims() {
  const { t, i18n } = useLingui();
  const { user_id } = useIdentity();
  const [returned, setReturned] = useState<ClaimRow | null>(null);
  useLiveOrders();
  const read = useSnapshotQuery(claimsQuery(user_id, 'to_decide'));
  if (read.status === 'loading') return <SkeletonRows count={2} />;
  if (read.status === 'failed') {
    return (
      <ErrorState title={<Trans>Couldn’t load the claims</Trans>} onRetry={read.retry}>
        {i18n._(describeError(read.error))}
      </ErrorState>
    );
  }
  const { claims, currency } = read.data;
  return (
    <>
      {claims.length > 0 && (
        <Card isFlush>
          <List label={t`Claims waiting for approval`}>
            {claims.map((claim) => (
              <WaitingClaim
                key={claim.id}
                claim={claim}
                currency={currency}
                onReturn={() => setReturned(claim)}
              />
            ))}
          </List>
        </Card>
      )}
      <Suspense>
        {returned !== null && <ReturnSheet claim={returned} onClose={() => setReturned(null)} />}
      </Suspense>
    </>
  );
}

function WaitingClaim({
  claim,
  currency,
  onReturn,
}: {
  readonly claim: ClaimRow;
  readonly currency: string;
  readonly onReturn: () => void;
}) {
  const words = useClaimWords();
  const { day } = useOrderWords();
  const money = useMoneyWords(currency);
  const { isBusy, approve } = useClaimChange();
  const name = words.what(claim);
  return (
    <WaitingItem
      name={name}
      link={
        <Link
          to="/purchase-orders/claims"
          search={{ claim: claim.id }}
          className={`${linkStyle} flex min-h-11 min-w-0 items-center font-medium wrap-anywhere md:min-h-0`}
        >
          <bdi>{name}</bdi>
        </Link>
      }
      amount={money.amount(claim.amount_cents)}
      facts={[claim.person.name, claim.project.name, claim.cost_code?.code, day(claim.day)]}
      flags={<ClaimFlags claim={claim} isStateHidden />}
      isBusy={isBusy}
      onApprove={() => void approve(claim)}
      onReturn={onReturn}
    />
  );
}
