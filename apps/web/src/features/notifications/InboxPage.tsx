import { Trans, useLingui } from '@lingui/react/macro';
import type { InboxItem } from '@muster/contract/inbox';
import { useNavigate } from '@tanstack/react-router';
import { clsx } from 'clsx';
import Bell from 'lucide-react/icons/bell';
import Mail from 'lucide-react/icons/mail';
import MailOpen from 'lucide-react/icons/mail-open';
import { Suspense, useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { readAgain } from '../../data/query/read-again.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { useTopics } from '../../data/realtime/use-topics.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { List } from '../../ui/List.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';
import { inboxQuery } from './inbox-query.ts';
import { inboxWords } from './inbox-words.ts';
import { useMarkInbox } from './use-mark-inbox.ts';

const NotificationChoices = lazyPart(async () => ({
  default: (await import('./NotificationChoices.tsx')).NotificationChoices,
}));

/** `/notifications`: messages to the reader, newest first, each linked to its record. */
export function InboxPage() {
  const { t, i18n } = useLingui();
  const times = useTimeWords();
  const { queryClient } = useData();
  const { user_id, person_id } = useIdentity();
  const query = inboxQuery(user_id);
  const inbox = useSnapshotQuery(query);
  useTopics(
    person_id === null ? [] : [`person:${person_id}:inbox`],
    () => void readAgain(queryClient, query.queryKey),
    query.queryKey,
  );
  const mark = useMarkInbox();
  const offlineReason = useNeedsNetwork();
  const [shown, setShown] = useState<'all' | 'unread'>('all');
  const [isChoosing, setIsChoosing] = useState(false);
  const items = inbox.status === 'ready' ? inbox.data.items : [];
  const [newest] = items;
  const hasUnread = items.some(({ is_read }) => !is_read);
  return (
    <div className="w-full max-w-reading space-y-5">
      <PageHeader
        title={<Trans>Notifications</Trans>}
        actions={
          <>
            {newest !== undefined && hasUnread && (
              <Button
                disabledReason={offlineReason}
                onClick={() => mark({ item: newest.id, is_read: true, with_older: true })}
              >
                <Trans>Mark all as read</Trans>
              </Button>
            )}
            <Button onClick={() => setIsChoosing(true)}>
              <Trans>What to send me</Trans>
            </Button>
          </>
        }
      />
      <SegmentedControl
        label={t`Show`}
        isLabelHidden
        options={[
          { value: 'all', label: t({ message: 'All', context: 'notifications' }) },
          { value: 'unread', label: t({ message: 'Unread', context: 'notifications' }) },
        ]}
        value={shown}
        onChange={setShown}
        className="md:max-w-60"
      />
      {inbox.status === 'ready' && inbox.freshness === 'stale' && (
        <Banner tone="info">{t`As of ${times.dayAndTime(inbox.asOfMs, readerZone())}.`}</Banner>
      )}
      {inbox.status === 'loading' && (
        <Card>
          <SkeletonRows count={5} />
        </Card>
      )}
      {inbox.status === 'failed' && (
        <ErrorState title={<Trans>Couldn’t load the notifications</Trans>} onRetry={inbox.retry}>
          {i18n._(describeError(inbox.error))}
        </ErrorState>
      )}
      {inbox.status === 'ready' && (
        <Items
          items={items.filter(({ is_read }) => shown === 'all' || !is_read)}
          isFiltered={shown === 'unread'}
        />
      )}
      <Sheet isOpen={isChoosing} onOpenChange={setIsChoosing} title={t`What to send me`}>
        <Suspense fallback={<SkeletonRows count={6} />}>
          {isChoosing && <NotificationChoices />}
        </Suspense>
      </Sheet>
    </div>
  );
}

function Items({
  items,
  isFiltered,
}: {
  readonly items: readonly InboxItem[];
  readonly isFiltered: boolean;
}) {
  const { t } = useLingui();
  if (items.length === 0) {
    return (
      <EmptyState icon={Bell}>
        {isFiltered ? (
          <Trans>You’ve read everything.</Trans>
        ) : (
          <Trans>No notifications yet. What’s sent to you appears here for 60 days.</Trans>
        )}
      </EmptyState>
    );
  }
  return (
    <Card isFlush>
      <List label={t`Notifications`}>
        {items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </List>
    </Card>
  );
}

function Item({ item }: { readonly item: InboxItem }) {
  const { t, i18n } = useLingui();
  const times = useTimeWords();
  const navigate = useNavigate();
  const mark = useMarkInbox();
  const offlineReason = useNeedsNetwork();
  const words = inboxWords(item, i18n.locale);
  if (words === null) return null;
  const open = () => {
    if (!item.is_read && offlineReason === null) {
      mark({ item: item.id, is_read: true, with_older: false });
    }
    void navigate({ href: words.path });
  };
  return (
    <li className="relative flex min-w-0 items-start hover:bg-surface-2">
      {!item.is_read && (
        <span aria-hidden className="absolute top-5.5 left-2 size-2 rounded-full bg-choice" />
      )}
      <a
        href={words.path}
        onClick={(event) => {
          // The browser handles opening in another tab.
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          open();
        }}
        className="min-w-0 flex-1 py-3 pl-6 outline-offset-[-2px] active:bg-surface-3 md:text-14"
      >
        {!item.is_read && <span className="sr-only">{t`Unread`}: </span>}
        <span className={clsx('block wrap-anywhere', !item.is_read && 'font-semibold')}>
          {words.title}
        </span>
        <span className="mt-0.5 line-clamp-4 text-14 wrap-anywhere whitespace-pre-line text-ink-2">
          {words.detail}
        </span>
        <span className="mt-1 block text-14 text-ink-3">
          {times.dayAndTime(Date.parse(item.at), readerZone())}
        </span>
      </a>
      <IconButton
        icon={item.is_read ? Mail : MailOpen}
        label={item.is_read ? t`Mark as unread` : t`Mark as read`}
        disabled={offlineReason !== null}
        className="m-1"
        onClick={() => mark({ item: item.id, is_read: !item.is_read, with_older: false })}
      />
    </li>
  );
}
