import { Trans, useLingui } from '@lingui/react/macro';
import { minutesBetween, runningMs, workedMinutes } from '@muster/domain';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useNow } from '../../../data/clock/use-now.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { TimeOfDay } from '../../../ui/time/TimeOfDay.tsx';
import { TimerText } from '../../../ui/TimerText.tsx';
import { useJobNames } from '../job/use-job-names.ts';
import type { Jobs } from '../../../data/jobs/use-jobs.ts';
import type { ClockStage, RunningStage } from './clock-stage.ts';

type ClockFaceProps = {
  readonly stage: RunningStage;
  readonly jobs: Jobs;
  /** The latest punch. */
  readonly children: ReactNode;
};

/** State, job and running time of someone on the clock. */
export function ClockFace({ stage, jobs, children }: ClockFaceProps) {
  const { t } = useLingui();
  const { entry } = stage;
  const names = useJobNames(jobs)(entry);
  return (
    <div className="flex flex-1 flex-col gap-4">
      <div>
        <StageBadge stage={stage} />
        <p className="mt-3 line-clamp-3 text-22 font-semibold tracking-title">
          {names.project ?? t`No project`}
        </p>
        {names.costCode !== null && <p className="text-ink-2">{names.costCode}</p>}
      </div>
      <div className="my-auto">
        <RunningTime stage={stage} />
        <p className="text-ink-2">
          <Since stage={stage} />
        </p>
      </div>
      {children}
    </div>
  );
}

/** A state as a word, a shape and a color. */
export function StageBadge({
  stage,
}: {
  readonly stage: Exclude<ClockStage, { kind: 'forgotten' }>;
}) {
  switch (stage.kind) {
    case 'off':
      return (
        <StatusBadge tone="off">
          <Trans>Off the clock</Trans>
        </StatusBadge>
      );
    case 'working':
      return (
        <StatusBadge tone="running">
          <Trans>On the clock</Trans>
        </StatusBadge>
      );
    case 'on_break':
      return (
        <StatusBadge tone="break">
          {stage.onBreak.kind === 'meal' ? (
            <Trans>On a meal break, unpaid</Trans>
          ) : (
            <Trans>On a rest break, paid</Trans>
          )}
        </StatusBadge>
      );
  }
}

function Since({ stage }: { readonly stage: RunningStage }) {
  const { startedAt } = stage.kind === 'on_break' ? stage.onBreak : stage.entry;
  return (
    <Trans>
      since <TimeOfDay atMs={startedAt} zone={stage.entry.zone} withDay />
    </Trans>
  );
}

/** The time worked, or the length of the break while on one: the figure the person looks for at that moment. */
function RunningTime({ stage }: { readonly stage: RunningStage }) {
  const nowMs = useNow(1000);
  const isOnBreak = stage.kind === 'on_break';
  const minutes = isOnBreak
    ? minutesBetween(stage.onBreak.startedAt, nowMs)
    : workedMinutes(stage.entry, nowMs);
  return (
    <TimerText
      elapsedMs={runningMs(minutes, nowMs)}
      className={clsx(
        'block text-64 font-semibold tracking-display',
        isOnBreak && 'text-break-ink',
      )}
    />
  );
}
