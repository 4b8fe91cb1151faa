import { Trans, useLingui } from '@lingui/react/macro';
import type { ClaimRow } from '@muster/contract/claims';
import { Link } from '@tanstack/react-router';
import PencilLine from 'lucide-react/icons/pencil-line';
import { Suspense, useState, type ReactNode } from 'react';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { KeyValue } from '../../../ui/KeyValue.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { linkStyle } from '../link-style.ts';
import { useMoneyWords } from '../use-money-words.ts';
import { useOrderWords } from '../use-order-words.ts';
import { claimQuery } from './claim-queries.ts';
import { ClaimFlags } from './ClaimFlags.tsx';
import { useClaimChange } from './use-claim-change.ts';
import { useClaimWords } from './use-claim-words.ts';

const ReturnSheet = lazyPart(async () => ({
  default: (await import('../ReturnSheet.tsx')).ReturnSheet,
}));
const ClaimFormSheet = lazyPart(async () => ({
  default: (await import('./ClaimFormSheet.tsx')).ClaimFormSheet,
}));

/** A claim: its details, its status, and the reader's actions. */
export function ClaimSheet({
  claimId,
  onClose,
}: {
  readonly claimId: string;
  readonly onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const { user_id } = useIdentity();
  const [opens, setOpens] = useState<'return' | 'change' | null>(null);
  const read = useSnapshotQuery(claimQuery(user_id, claimId));
  const claim = read.status === 'ready' ? read.data.claims[0] : undefined;
  if (claim !== undefined && opens === 'return') {
    return (
      <Suspense>
        <ReturnSheet claim={claim} onClose={() => setOpens(null)} />
      </Suspense>
    );
  }
  if (claim !== undefined && opens === 'change') {
    return (
      <Suspense>
        <ClaimFormSheet claim={claim} onClose={() => setOpens(null)} />
      </Suspense>
    );
  }
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={t({ message: 'Claim', context: 'money that is owed' })}
      footer={claim !== undefined && <ClaimActions claim={claim} onOpen={setOpens} />}
    >
      {read.status === 'loading' && <SkeletonRows count={5} />}
      {read.status === 'failed' && (
        <ErrorState title={<Trans>Couldn’t load the claim</Trans>} onRetry={read.retry}>
          {i18n._(describeError(read.error))}
        </ErrorState>
      )}
      {read.status === 'ready' &&
        (claim === undefined ? (
          <p className="text-ink-2">
            <Trans>This claim isn’t here, or you can’t see it.</Trans>
          </p>
        ) : (
          <ClaimDetails claim={claim} currency={read.data.currency} />
        ))}
    </Sheet>
  );
}

function ClaimDetails({
  claim,
  currency,
}: {
  readonly claim: ClaimRow;
  readonly currency: string;
}) {
  const { t } = useLingui();
  const words = useClaimWords();
  const money = useMoneyWords(currency);
  const { day } = useOrderWords();
  const { odometer_from: start, odometer_to: end } = claim;
  const facts: readonly { readonly key: string; readonly value: ReactNode }[] = [
    { key: t`Amount`, value: money.amount(claim.amount_cents) },
    { key: t`Kind`, value: words.kind(claim.kind) },
    { key: t`Day`, value: day(claim.day) },
    { key: t`Person`, value: <bdi>{claim.person.name}</bdi> },
    { key: t`Project`, value: <bdi>{claim.project.name}</bdi> },
    {
      key: t`Cost code`,
      value: claim.cost_code && <bdi>{`${claim.cost_code.code} ${claim.cost_code.name}`}</bdi>,
    },
    {
      key: t`Odometer`,
      value:
        start === null || end === null ? null : `${money.quantity(start)} – ${money.quantity(end)}`,
    },
    { key: t`Paid in the period from`, value: claim.paid_in && day(claim.paid_in) },
  ];
  return (
    <div className="space-y-4">
      <p className="text-17 font-semibold wrap-anywhere">
        <bdi>{words.what(claim)}</bdi>
      </p>
      <ClaimFlags claim={claim} />
      {claim.state === 'returned' && (
        <Banner tone="attention" title={words.state('returned')}>
          <bdi>{claim.reason}</bdi>
        </Banner>
      )}
      <KeyValue items={facts.filter(({ value }) => value !== null)} />
      {claim.kind !== 'receipt' && claim.note !== null && (
        <p dir="auto" className="wrap-anywhere">
          {claim.note}
        </p>
      )}
      {claim.kind === 'receipt' && (
        <Link
          to="/purchase-orders/receipts/$receiptId"
          params={{ receiptId: claim.id }}
          className={`${linkStyle} inline-flex min-h-11 items-center`}
        >
          <Trans>Open the receipt</Trans>
        </Link>
      )}
    </div>
  );
}

function ClaimActions({
  claim,
  onOpen,
}: {
  readonly claim: ClaimRow;
  readonly onOpen: (part: 'return' | 'change') => void;
}) {
  const offlineReason = useNeedsNetwork();
  const { isBusy, approve, withdraw } = useClaimChange();
  const { may, state } = claim;
  if (!may.change && !may.decide && !may.take_back) return null;
  return (
    <div className="flex flex-wrap gap-2 max-md:*:grow">
      {may.decide && (
        <Button
          variant="primary"
          isBusy={isBusy}
          disabledReason={offlineReason}
          onClick={() => void approve(claim)}
        >
          <Trans>Approve</Trans>
        </Button>
      )}
      {(may.decide || may.take_back) && (
        <Button disabledReason={offlineReason} onClick={() => onOpen('return')}>
          <Trans>Return</Trans>
        </Button>
      )}
      {may.change && (
        <>
          <Button
            icon={PencilLine}
            variant={state === 'returned' ? 'primary' : 'secondary'}
            disabledReason={offlineReason}
            onClick={() => onOpen('change')}
          >
            <Trans>Edit</Trans>
          </Button>
          <Button
            variant="quiet"
            isBusy={isBusy}
            disabledReason={offlineReason}
            onClick={() => void withdraw(claim)}
          >
            <Trans>Withdraw</Trans>
          </Button>
        </>
      )}
    </div>
  );
}
