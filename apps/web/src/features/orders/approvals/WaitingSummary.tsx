import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListRow } from '../../../ui/ListRow.tsx';

/** One line on Today: how many wait for the reader, and whose. */
export function WaitingSummary({
  icon: Icon,
  title,
  names,
}: {
  readonly icon: LucideIcon;
  readonly title: ReactNode;
  /** Whose they are, with repeats. */
  readonly names: readonly string[];
}) {
  return (
    <ListRow
      leading={<Icon aria-hidden className="size-5 shrink-0 text-attention-ink" />}
      title={<span className="font-medium">{title}</span>}
      detail={<bdi>{[...new Set(names)].slice(0, 2).join(', ')}</bdi>}
      trailing={<Trans>Review</Trans>}
      render={(row) => <Link to="/approvals" {...row} />}
    />
  );
}
