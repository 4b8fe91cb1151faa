import { Trans } from '@lingui/react/macro';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { StatusBadge } from '../../ui/StatusBadge.tsx';

type EffectiveTitleProps = {
  readonly isCurrent: boolean;
  readonly isUpcoming: boolean;
  readonly children: ReactNode;
};

/** The title of a row that has an effective date, marked when it applies now or later. */
export function EffectiveTitle({ isCurrent, isUpcoming, children }: EffectiveTitleProps) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className={clsx('tabular-nums', isCurrent && 'font-medium')}>{children}</span>
      {isCurrent && (
        <StatusBadge tone="running" look="plain">
          <Trans>Now</Trans>
        </StatusBadge>
      )}
      {isUpcoming && (
        <StatusBadge tone="info" look="plain">
          <Trans>Upcoming</Trans>
        </StatusBadge>
      )}
    </span>
  );
}
