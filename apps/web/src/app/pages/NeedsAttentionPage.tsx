import { Trans, useLingui } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import Download from 'lucide-react/icons/download';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { lazy, Suspense, useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { describeStorageTrouble } from '../../data/errors/words.ts';
import { isUnsent } from '../../data/outbox/item.ts';
import { useOutbox } from '../../data/outbox/use-outbox.ts';
import { useNetwork } from '../../data/query/use-network.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { List } from '../../ui/List.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { OutboxRow } from './OutboxRow.tsx';

const ConfirmTyped = lazy(async () => ({
  default: (await import('../../ui/ConfirmTyped.tsx')).ConfirmTyped,
}));

/** What this device keeps and the server does not have: what only the person can solve comes first. */
export function NeedsAttentionPage() {
  const { t, i18n } = useLingui();
  const { outbox } = useData();
  const { isRead, items, storageTrouble, mayBeCleared } = useOutbox();
  const isOffline = useNetwork() === 'offline';
  const [deletedId, setDeletedId] = useState<string | null>(null);
  const unsent = items.filter(isUnsent);
  const parked = unsent.filter((item) => item.progress.state === 'attention');
  const waiting = unsent.filter((item) => item.progress.state !== 'attention');

  return (
    <div className="w-full max-w-reading space-y-6">
      <PageHeader
        title={<Trans>Saved on this device</Trans>}
        actions={
          unsent.length > 0 && (
            <Button icon={Download} onClick={() => void outbox.exportUnsent()}>
              <Trans>Save as a file</Trans>
            </Button>
          )
        }
      />
      {storageTrouble !== null && (
        <Banner tone="danger">{i18n._(describeStorageTrouble(storageTrouble))}</Banner>
      )}
      {mayBeCleared && (
        <Banner tone="attention">
          <Trans>
            This browser may clear what waits here. Go online soon, or add Muster to your home
            screen.
          </Trans>
        </Banner>
      )}
      {!isRead && storageTrouble === null && (
        <Card isFlush>
          <SkeletonRows count={3} />
        </Card>
      )}
      {isRead && unsent.length === 0 && (
        <Card isFlush>
          <EmptyState icon={CircleCheck}>
            <Trans>The server has everything you did here.</Trans>
          </EmptyState>
        </Card>
      )}
      {parked.length > 0 && (
        <Card
          title={t`Needs you`}
          isFlush
          actions={
            <Button
              size="sm"
              icon={RefreshCw}
              disabledReason={isOffline ? t`You are offline` : null}
              onClick={() => void outbox.tryAgain(parked.map(({ id }) => id))}
            >
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <List label={t`Needs you`}>
            {parked.map((item) => (
              <OutboxRow key={item.id} item={item} onDelete={() => setDeletedId(item.id)} />
            ))}
          </List>
        </Card>
      )}
      {waiting.length > 0 && (
        <Card
          title={t`Waiting`}
          description={
            isOffline ? t`Sent when you are back online` : t`Sent as soon as the server answers`
          }
          isFlush
          actions={
            <Button size="sm" icon={RefreshCw} onClick={() => outbox.sendNow()}>
              <Trans>Send now</Trans>
            </Button>
          }
        >
          <List label={t`Waiting`}>
            {waiting.map((item) => (
              <OutboxRow key={item.id} item={item} />
            ))}
          </List>
        </Card>
      )}
      {deletedId !== null && (
        <Suspense>
          <ConfirmTyped
            isOpen
            onOpenChange={() => setDeletedId(null)}
            title={t`Delete this for good?`}
            phrase={t`delete`}
            confirmLabel={t`Delete`}
            onConfirm={() => {
              void outbox.discard([deletedId]);
              setDeletedId(null);
            }}
          >
            <Trans>
              The server does not have it, so it will not count as work time. You get a file of it
              that you can show to your office.
            </Trans>
          </ConfirmTyped>
        </Suspense>
      )}
    </div>
  );
}
