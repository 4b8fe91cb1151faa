import { Trans, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Coffee from 'lucide-react/icons/coffee';
import LogOut from 'lucide-react/icons/log-out';
import Utensils from 'lucide-react/icons/utensils';
import { TileButton } from '../../../ui/TileButton.tsx';
import type { Job } from '../../../data/jobs/project.ts';
import type { PunchFlow } from '../punch/use-punch.ts';
import { BigButton } from './BigButton.tsx';
import { busyIntent } from './busy-intent.ts';
import type { CardLayout } from './card-layout.ts';
import type { RunningStage } from './clock-stage.ts';
import { Dock } from './Dock.tsx';

type OnActionsProps = {
  readonly stage: RunningStage;
  readonly flow: PunchFlow;
  readonly layout: CardLayout;
  readonly onSwitch: () => void;
};

/**
 * On the clock: the button for what usually comes next, and quieter ones for the rest. The big button
 * is the last: in every state it lies in the same place, under the thumb.
 */
export function OnActions({ stage, flow, layout, onSwitch }: OnActionsProps) {
  const { t } = useLingui();
  const { phase, punch, waiting } = flow;
  const { projectId, costCodeId } = stage.entry;
  const job: Job = { projectId, costCodeId };
  const busy = busyIntent(phase);
  const isLeaving = busy?.kind === 'out' || waiting?.kind === 'out';
  const breakWaits = waiting?.kind === 'break_start' ? waiting.breakKind : null;
  const clockOut = () => punch({ kind: 'out', job, note: null });
  const startBreak = (breakKind: 'meal' | 'rest') => () =>
    punch({ kind: 'break_start', breakKind, job });
  const switchTile = (
    <TileButton icon={ArrowLeftRight} aria-label={t`Switch job`} onClick={onSwitch}>
      <Trans>Switch</Trans>
    </TileButton>
  );

  const rootStyle = layout === 'wide' ? 'mt-auto space-y-3' : 'contents';
  // A note about the place needs room above: meanwhile the tiles stay in reach beside the button.
  const isDocked = layout === 'tall' && phase.kind === 'held';

  if (stage.kind === 'on_break') {
    const tiles = (
      <div className={clsx('grid grid-cols-2 gap-3', layout === 'tall' && 'mt-auto')}>
        {switchTile}
        <TileButton icon={LogOut} isBusy={isLeaving} onClick={clockOut}>
          <Trans>Clock out</Trans>
        </TileButton>
      </div>
    );
    return (
      <div className={rootStyle}>
        {!isDocked && tiles}
        <Dock layout={layout}>
          {isDocked && tiles}
          <BigButton
            tone="resume"
            flow={flow}
            isBusy={busy?.kind === 'break_end'}
            onClick={() => punch({ kind: 'break_end', job })}
          >
            {stage.onBreak.kind === 'meal' ? (
              <Trans context="meal">End break</Trans>
            ) : (
              <Trans>End break</Trans>
            )}
          </BigButton>
        </Dock>
      </div>
    );
  }
  const tiles = (
    <div className={clsx('grid grid-cols-3 gap-3', layout === 'tall' && 'mt-auto')}>
      {switchTile}
      <TileButton icon={Utensils} isBusy={breakWaits === 'meal'} onClick={startBreak('meal')}>
        <Trans>Meal</Trans>
      </TileButton>
      <TileButton icon={Coffee} isBusy={breakWaits === 'rest'} onClick={startBreak('rest')}>
        <Trans>Rest</Trans>
      </TileButton>
    </div>
  );
  return (
    <div className={rootStyle}>
      {!isDocked && tiles}
      <Dock layout={layout}>
        {isDocked && tiles}
        <BigButton
          tone="stop"
          flow={flow}
          isBusy={isLeaving}
          detail={phase.kind === 'locating' ? t`Finding your location` : undefined}
          onClick={clockOut}
        >
          <Trans>Clock out</Trans>
        </BigButton>
      </Dock>
    </div>
  );
}
