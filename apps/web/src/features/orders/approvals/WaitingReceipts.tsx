import { Trans, useLingui } from '@lingui/react/macro';
import type { ReceiptRow } from '@muster/contract/receipts';
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
import { linkStyle } from '../link-style.ts';
import { ReceiptFlags } from '../receipts/ReceiptFlags.tsx';
import { receiptsQuery } from '../receipts/receipt-queries.ts';
import { useApproveReceipt } from '../receipts/use-approve-receipt.ts';
import { useReceiptWords } from '../receipts/use-receipt-words.ts';
import { useLiveOrders } from '../use-live-orders.ts';
import { useMoneyWords } from '../use-money-words.ts';
import { useOrderWords } from '../use-order-words.ts';
import { WaitingItem } from './WaitingItem.tsx';

const ReturnSheet = lazyPart(async () => ({
  default: (await import('../ReturnSheet.tsx')).ReturnSheet,
}));

/** In `/approvals`: receipts that the office looks at, each with its answer. */
export function WaitingReceipts() {
  const { t, i18n } = useLingui();
  const { user_id } = useIdentity();
  const [returned, setReturned] = useState<ReceiptRow | null>(null);
  useLiveOrders();
  const read = useSnapshotQuery(receiptsQuery(user_id, 'to_decide'));
  if (read.status === 'loading') return <SkeletonRows count={2} />;
  if (read.status === 'failed') {
    return (
      <ErrorState title={<Trans>Couldn’t load the receipts</Trans>} onRetry={read.retry}>
        {i18n._(describeError(read.error))}
      </ErrorState>
    );
  }
  const { receipts, currency } = read.data;
  return (
    <>
      {receipts.length > 0 && (
        <Card isFlush>
          <List label={t`Receipts waiting for approval`}>
            {receipts.map((receipt) => (
              <WaitingReceipt
                key={receipt.id}
                receipt={receipt}
                currency={currency}
                onReturn={() => setReturned(receipt)}
              />
            ))}
          </List>
        </Card>
      )}
      <Suspense>
        {returned !== null && <ReturnSheet receipt={returned} onClose={() => setReturned(null)} />}
      </Suspense>
    </>
  );
}

function WaitingReceipt({
  receipt,
  currency,
  onReturn,
}: {
  readonly receipt: ReceiptRow;
  readonly currency: string;
  readonly onReturn: () => void;
}) {
  const { t } = useLingui();
  const words = useReceiptWords();
  const { day } = useOrderWords();
  const money = useMoneyWords(currency);
  const { isBusy, approve } = useApproveReceipt();
  const { id, vendor_name, person, project, cost_code, total_cents, paid_by, bought_on } = receipt;
  const name = vendor_name ?? t`Receipt without a vendor`;
  return (
    <WaitingItem
      name={name}
      link={
        <Link
          to="/purchase-orders/receipts/$receiptId"
          params={{ receiptId: id }}
          className={`${linkStyle} flex min-h-11 min-w-0 items-center font-medium wrap-anywhere md:min-h-0`}
        >
          <bdi>{name}</bdi>
        </Link>
      }
      amount={money.amount(total_cents)}
      facts={[person.name, project.name, cost_code?.code, words.payer(paid_by), day(bought_on)]}
      flags={<ReceiptFlags receipt={receipt} isStateHidden />}
      isBusy={isBusy}
      onApprove={() => void approve(receipt)}
      onReturn={onReturn}
    />
  );
}
