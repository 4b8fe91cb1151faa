import { Trans } from '@lingui/react/macro';
import type { OutboxItem } from '../../data/outbox/item.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';

/** In a list of what this device has not sent yet. */
export function SyncState({ item }: { readonly item: OutboxItem }) {
  return item.progress.state === 'attention' ? (
    <StatusBadge tone="danger" look="plain">
      <Trans>Needs attention</Trans>
    </StatusBadge>
  ) : (
    <StatusBadge tone="attention" look="plain">
      <Trans>Waiting to sync</Trans>
    </StatusBadge>
  );
}
