import { Trans } from '@lingui/react/macro';
import type { ReadReceipt } from '@muster/contract/receipts';
import PencilLine from 'lucide-react/icons/pencil-line';
import { Suspense, useState } from 'react';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { useApproveReceipt } from './use-approve-receipt.ts';

const ReturnSheet = lazyPart(async () => ({
  default: (await import('../ReturnSheet.tsx')).ReturnSheet,
}));
const ChangeReceiptSheet = lazyPart(async () => ({
  default: (await import('./ChangeReceiptSheet.tsx')).ChangeReceiptSheet,
}));

/** The actions that the reader can take on a receipt now. */
export function ReceiptActions({ page }: { readonly page: ReadReceipt }) {
  const { may, receipt } = page;
  const offlineReason = useNeedsNetwork();
  const { isBusy, approve, withdraw } = useApproveReceipt();
  const [opens, setOpens] = useState<'return' | 'change' | null>(null);
  if (!may.change && !may.decide && !may.take_back && !may.withdraw) return null;
  return (
    <div className="flex flex-wrap items-start gap-2 print:hidden">
      {may.decide && (
        <Button
          variant="primary"
          className="max-md:grow"
          isBusy={isBusy}
          disabledReason={offlineReason}
          onClick={() => void approve(receipt)}
        >
          <Trans>Approve</Trans>
        </Button>
      )}
      {(may.decide || may.take_back) && (
        <Button
          className="max-md:grow"
          disabledReason={offlineReason}
          onClick={() => setOpens('return')}
        >
          <Trans>Return</Trans>
        </Button>
      )}
      {may.change && (
        <Button
          icon={PencilLine}
          variant={receipt.state === 'returned' ? 'primary' : 'secondary'}
          disabledReason={offlineReason}
          onClick={() => setOpens('change')}
        >
          <Trans>Edit</Trans>
        </Button>
      )}
      {may.withdraw && (
        <Button
          variant="quiet"
          isBusy={isBusy}
          disabledReason={offlineReason}
          onClick={() => void withdraw(receipt)}
        >
          <Trans>Withdraw</Trans>
        </Button>
      )}
      <Suspense>
        {opens === 'return' && <ReturnSheet receipt={receipt} onClose={() => setOpens(null)} />}
        {opens === 'change' && <ChangeReceiptSheet page={page} onClose={() => setOpens(null)} />}
      </Suspense>
    </div>
  );
}
