import { Plural, Trans } from '@lingui/react/macro';
import { StatusBadge } from '../../ui/StatusBadge.tsx';

/** The result of a checklist. */
export function ResultBadge({ failedCount }: { readonly failedCount: number }) {
  return failedCount > 0 ? (
    <StatusBadge tone="danger" look="plain">
      <Plural value={failedCount} one="# problem" other="# problems" />
    </StatusBadge>
  ) : (
    <StatusBadge tone="done" look="plain">
      <Trans>No problems</Trans>
    </StatusBadge>
  );
}
