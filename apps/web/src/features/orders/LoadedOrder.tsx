import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isMissing } from '../../data/errors/data-error.ts';
import type { SnapshotResult } from '../../data/query/use-snapshot-query.ts';
import { MissingRecord } from '../../kit/page/MissingRecord.tsx';
import { UnreadRecord } from '../../kit/page/UnreadRecord.tsx';
import { WayOn } from '../../kit/page/WayOn.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';

type LoadedOrderProps<Page> = {
  readonly result: SnapshotResult<Page>;
  readonly kind?: 'order' | 'receipt';
  readonly children: (page: Page) => ReactNode;
};

/** The page of an order or a receipt once it has loaded, and a placeholder until then. */
export function LoadedOrder<Page>({ result, kind = 'order', children }: LoadedOrderProps<Page>) {
  const { t } = useLingui();
  const times = useTimeWords();
  const isOrder = kind === 'order';
  const unread = (
    <UnreadRecord
      name={isOrder ? t`Order` : t`Receipt`}
      failedTitle={
        isOrder ? (
          <Trans>Couldn’t load this order</Trans>
        ) : (
          <Trans>Couldn’t load this receipt</Trans>
        )
      }
      read={result}
    />
  );
  switch (result.status) {
    case 'loading':
      return unread;
    case 'failed':
      return isMissing(result.error) ? (
        <MissingRecord
          title={isOrder ? <Trans>Order not found</Trans> : <Trans>Receipt not found</Trans>}
          action={
            <WayOn to={isOrder ? '/purchase-orders' : '/purchase-orders/receipts'}>
              {isOrder ? <Trans>Back to orders</Trans> : <Trans>Back to receipts</Trans>}
            </WayOn>
          }
        />
      ) : (
        unread
      );
    case 'ready':
      return (
        <>
          {children(result.data)}
          {result.freshness === 'stale' && (
            <Banner tone="info">{t`As of ${times.dayAndTime(result.asOfMs, readerZone())}.`}</Banner>
          )}
        </>
      );
  }
}
