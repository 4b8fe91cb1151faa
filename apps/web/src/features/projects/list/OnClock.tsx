import { Plural } from '@lingui/react/macro';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';

/** How many people are on a project's clock right now. */
export function OnClock({ count }: { readonly count: number }) {
  return (
    <StatusBadge tone="running" look="plain">
      <Plural value={count} one="# working" other="# working" />
    </StatusBadge>
  );
}
