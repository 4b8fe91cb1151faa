import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import CircleCheck from 'lucide-react/icons/circle-check';
import Download from 'lucide-react/icons/download';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Trash2 from 'lucide-react/icons/trash-2';
import { Suspense, useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { describeError, describeStorageTrouble } from '../../data/errors/words.ts';
import { isUnsent, type OutboxItem } from '../../data/outbox/item.ts';
import { keptChangeOf } from '../../data/changes/kept-change.ts';
import { commentOf } from '../../data/comments/comment-item.ts';
import { filePayloadOf } from '../../data/outbox/kept-file.ts';
import { useOutbox } from '../../data/outbox/use-outbox.ts';
import { profileChangesOf } from '../../data/profile/profile-change.ts';
import { useNetwork } from '../../data/query/use-network.ts';
import { Banner } from '../../ui/Banner.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { List } from '../../ui/List.tsx';
import { notify } from '../../ui/notices.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { OutboxRow } from './OutboxRow.tsx';
import { useItemWords } from './use-item-words.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const ConfirmTyped = lazyPart(async () => ({
  default: (await import('../../ui/ConfirmTyped.tsx')).ConfirmTyped,
}));

/** Items kept on this device that the server doesn't have. Those that only the person can resolve come first. */
export function AttentionPage() {
  const { t, i18n } = useLingui();
  const { outbox } = useData();
  const { isRead, items, storageTrouble, mayBeCleared } = useOutbox();
  const isOffline = useNetwork() === 'offline';
  const itemWords = useItemWords();
  const [doomedId, setDoomedId] = useState<string | null>(null);
  const unsent = items.filter(isUnsent);
  const parked = unsent.filter(({ progress }) => progress.state === 'attention');
  const waiting = unsent.filter(({ progress }) => progress.state !== 'attention');
  const doomed = parked.find(({ id }) => id === doomedId);

  /** Storage may reject any of these. Then nothing has changed, and the person sees a message. */
  async function attempt(work: Promise<unknown>): Promise<void> {
    try {
      await work;
    } catch (error) {
      await notify({
        tone: 'destructive',
        title: t`That didn’t work`,
        body: i18n._(describeError(error)),
      });
    }
  }

  const tryAgain = (item: OutboxItem) => void attempt(outbox.tryAgain([item.id]));
  const remove = (item: OutboxItem) => {
    setDoomedId(null);
    void attempt(outbox.discard([item.id]));
  };

  return (
    <div className="w-full max-w-reading space-y-6">
      <PageHeader
        title={<Trans>Saved on this device</Trans>}
        actions={
          unsent.length > 0 && (
            <Button icon={Download} onClick={() => void attempt(outbox.exportUnsent())}>
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
            This browser may delete items that haven’t synced. Go online soon, or add Muster to your
            home screen.
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
            <Trans>Everything you did here is synced.</Trans>
          </EmptyState>
        </Card>
      )}
      {parked.length > 0 && (
        <Card
          title={t`Needs attention`}
          description={t`The server didn’t accept this. It stays here until you choose what to do.`}
          isFlush
        >
          <List label={t`Needs attention`}>
            {parked.map((item) => (
              <OutboxRow
                key={item.id}
                item={item}
                actions={
                  <>
                    <RecordLink item={item} />
                    <Button
                      size="sm"
                      icon={RefreshCw}
                      disabledReason={isOffline ? t`You’re offline` : null}
                      onClick={() => tryAgain(item)}
                    >
                      <Trans>Try again</Trans>
                    </Button>
                    <Button
                      size="sm"
                      variant="dangerQuiet"
                      icon={Trash2}
                      onClick={() => setDoomedId(item.id)}
                    >
                      <Trans>Delete</Trans>
                    </Button>
                  </>
                }
              />
            ))}
          </List>
        </Card>
      )}
      {waiting.length > 0 && (
        <Card
          title={t`Waiting`}
          description={
            isOffline
              ? t`Will be sent when you’re back online`
              : t`Will be sent as soon as the server responds`
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
              <OutboxRow key={item.id} item={item} actions={<RecordLink item={item} />} />
            ))}
          </List>
        </Card>
      )}
      {doomed !== undefined && (
        <Suspense>
          <ConfirmTyped
            isOpen
            onOpenChange={() => setDoomedId(null)}
            title={t`Delete this for good?`}
            phrase={t`delete`}
            confirmLabel={t`Delete`}
            onConfirm={() => remove(doomed)}
          >
            {filePayloadOf(doomed) !== null || commentOf(doomed) !== null ? (
              <Trans>
                {itemWords(doomed)}: it isn’t synced, so no one else can see it. You’ll get a copy
                of it.
              </Trans>
            ) : profileChangesOf(doomed) === null && keptChangeOf(doomed) === null ? (
              <Trans>
                {itemWords(doomed)}: this isn’t on the server, so your office can’t see it and any
                time in it won’t count. You’ll get a copy to show your office.
              </Trans>
            ) : (
              <Trans>
                {itemWords(doomed)}: this change isn’t synced, so everyone still sees the earlier
                version. You’ll get a copy of your change.
              </Trans>
            )}
          </ConfirmTyped>
        </Suspense>
      )}
    </div>
  );
}

/** Links to the record that a kept change is about. */
function RecordLink({ item }: { readonly item: OutboxItem }) {
  const kept = keptChangeOf(item);
  if (kept === null) return null;
  return (
    <Link to={kept.path} className={buttonStyles({ size: 'sm' })}>
      <Trans>Open the page</Trans>
    </Link>
  );
}
