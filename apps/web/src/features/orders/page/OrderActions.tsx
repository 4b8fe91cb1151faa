import { Trans, useLingui } from '@lingui/react/macro';
import type { ReadOrder } from '@muster/contract/purchase-orders';
import { Link } from '@tanstack/react-router';
import Ellipsis from 'lucide-react/icons/ellipsis';
import PencilLine from 'lucide-react/icons/pencil-line';
import Send from 'lucide-react/icons/send';
import { Suspense, useState } from 'react';
import { DataError } from '../../../data/errors/data-error.ts';
import { describeError } from '../../../data/errors/words.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Menu, type MenuItem } from '../../../ui/Menu.tsx';
import { notify } from '../../../ui/notices.ts';
import { useOrderChange } from '../use-order-change.ts';
import type { ReasonFor } from './ReasonSheet.tsx';

const ReasonSheet = lazyPart(async () => ({
  default: (await import('./ReasonSheet.tsx')).ReasonSheet,
}));
const SendSheet = lazyPart(async () => ({ default: (await import('./SendSheet.tsx')).SendSheet }));

/** The actions that the reader can take on an order now. */
export function OrderActions({ page }: { readonly page: ReadOrder }) {
  const { t, i18n } = useLingui();
  const offlineReason = useNeedsNetwork();
  const change = useOrderChange();
  const [asks, setAsks] = useState<ReasonFor | 'send' | null>(null);
  const { may, order, version } = page;
  const ref = { id: order.id, version };

  async function move(call: 'submit_order' | 'decide_order', title: string): Promise<void> {
    const parameters =
      call === 'submit_order'
        ? { override_reason: null }
        : { decision: 'approve', reason: null, override_reason: null };
    try {
      await change.mutateAsync({ call, order: ref, parameters });
      void notify({ id: 'order', tone: 'good', title });
    } catch (error) {
      if (error instanceof DataError && error.code === 'over_budget' && may.override_budget) {
        setAsks(call === 'submit_order' ? 'override_submit' : 'override_approve');
        return;
      }
      void notify({
        id: 'order',
        tone: 'destructive',
        title: t`Nothing was changed`,
        body: i18n._(describeError(error)),
      });
    }
  }

  const others: readonly MenuItem[] = [
    ...(may.close
      ? [
          {
            kind: 'action' as const,
            label: t`Close order`,
            disabledReason: offlineReason,
            onSelect: () => setAsks('close'),
          },
        ]
      : []),
    ...(may.cancel
      ? [
          {
            kind: 'action' as const,
            label: t`Cancel order`,
            tone: 'danger' as const,
            disabledReason: offlineReason,
            onSelect: () => setAsks('cancel'),
          },
        ]
      : []),
  ];
  const hasAny = may.decide || may.submit || may.edit || may.send || others.length > 0;
  if (!hasAny) return null;
  return (
    <div className="flex flex-wrap items-start gap-2 print:hidden">
      {may.decide && (
        <>
          <Button
            variant="primary"
            className="max-md:grow"
            isBusy={change.isPending}
            disabledReason={offlineReason}
            onClick={() => void move('decide_order', t`Order approved`)}
          >
            <Trans>Approve</Trans>
          </Button>
          <Button
            className="max-md:grow"
            disabledReason={offlineReason}
            onClick={() => setAsks('return')}
          >
            <Trans>Return</Trans>
          </Button>
          <Button
            className="max-md:grow"
            disabledReason={offlineReason}
            onClick={() => setAsks('reject')}
          >
            <Trans>Reject</Trans>
          </Button>
        </>
      )}
      {may.submit && (
        <Button
          variant={may.decide ? 'secondary' : 'primary'}
          isBusy={change.isPending}
          disabledReason={offlineReason}
          onClick={() => void move('submit_order', t`Order submitted`)}
        >
          <Trans>Submit</Trans>
        </Button>
      )}
      {may.send && (
        <Button
          variant={may.decide || may.submit || order.delivery === 'sent' ? 'secondary' : 'primary'}
          icon={Send}
          onClick={() => setAsks('send')}
        >
          {order.delivery === 'not_sent' ? (
            <Trans>Send to vendor</Trans>
          ) : (
            <Trans>Send again</Trans>
          )}
        </Button>
      )}
      {may.edit && (
        <Link
          to="/purchase-orders/$orderId/edit"
          params={{ orderId: order.id }}
          className={buttonStyles()}
        >
          <PencilLine aria-hidden className="size-5 shrink-0 md:size-4" />
          <Trans>Edit</Trans>
        </Link>
      )}
      {others.length > 0 && (
        <Menu
          trigger={
            <Button icon={Ellipsis}>
              <Trans>More</Trans>
            </Button>
          }
          items={others}
        />
      )}
      <Suspense>
        {asks === 'send' ? (
          <SendSheet page={page} onClose={() => setAsks(null)} />
        ) : (
          asks !== null && <ReasonSheet order={ref} asks={asks} onClose={() => setAsks(null)} />
        )}
      </Suspense>
    </div>
  );
}
