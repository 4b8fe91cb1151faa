import { Trans } from '@lingui/react/macro';
import type { KioskRoster } from '@muster/contract/kiosk';
import type { ReactNode } from 'react';
import type { PredictedClock } from '../../data/clock/predict-clock.ts';
import { useData } from '../../data/data-context.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { TimeOfDay } from '../../ui/time/TimeOfDay.tsx';

/** "On the clock since 6:58 at North Yard", in word, shape and color. */
export function Standing({
  stands,
  isForgotten,
  roster,
  children,
}: {
  readonly stands: PredictedClock;
  /** The open entry is so old that its end was probably forgotten. */
  readonly isForgotten: boolean;
  readonly roster: KioskRoster;
  readonly children: ReactNode;
}) {
  const { open, onBreak } = stands;
  if (open === null) {
    return (
      <div className="space-y-2">
        <StatusBadge tone="off">
          <Trans>Off the clock</Trans>
        </StatusBadge>
        <h1 className="text-28 font-semibold tracking-title">
          <Trans>Ready to start?</Trans>
        </h1>
        {children}
      </div>
    );
  }
  const project = roster.projects.find(({ id }) => id === open.projectId)?.name ?? null;
  const { startedAt } = isForgotten ? open : (onBreak ?? open);
  const since = <TimeOfDay atMs={startedAt} zone={open.zone} withDay />;
  return (
    <div className="space-y-2">
      {isForgotten ? (
        <StatusBadge tone="attention">
          <Trans>No clock-out</Trans>
        </StatusBadge>
      ) : onBreak === null ? (
        <StatusBadge tone="running">
          <Trans>On the clock</Trans>
        </StatusBadge>
      ) : (
        <StatusBadge tone="break">
          {onBreak.kind === 'meal' ? (
            <Trans>On a meal break, unpaid</Trans>
          ) : (
            <Trans>On a rest break, paid</Trans>
          )}
        </StatusBadge>
      )}
      <h1 className="text-28 font-semibold tracking-title break-words">
        {onBreak !== null && !isForgotten ? (
          onBreak.kind === 'meal' ? (
            <Trans context="meal">On a break since {since}</Trans>
          ) : (
            <Trans>On a break since {since}</Trans>
          )
        ) : project === null ? (
          <Trans>On the clock since {since}</Trans>
        ) : (
          <Trans>
            On the clock since {since} at {project}
          </Trans>
        )}
      </h1>
      {isForgotten && (
        <p className="text-ink-2">
          <Trans>
            If this is a new day, clock in. We’ll ask your supervisor when you finished last time.
            You can also answer in the app.
          </Trans>
        </p>
      )}
      {children}
    </div>
  );
}

/** A tablet without a network does not know what its people did elsewhere. */
export function AsOf({ atMs }: { readonly atMs: number }) {
  const { platform } = useData();
  return (
    <p className="text-14 text-ink-2">
      <Trans>
        This tablet is offline. Punches you made on another device since{' '}
        <TimeOfDay atMs={atMs} zone={platform.clock.zone()} withDay /> aren’t shown here.
      </Trans>
    </p>
  );
}
