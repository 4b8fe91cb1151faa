import { Trans, useLingui } from '@lingui/react/macro';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Coffee from 'lucide-react/icons/coffee';
import LogOut from 'lucide-react/icons/log-out';
import Utensils from 'lucide-react/icons/utensils';
import { Button } from '../../../ui/Button.tsx';
import { StateButton } from '../../../ui/StateButton.tsx';
import type { Job } from '../job/project.ts';
import type { PunchIntent } from '../punch/punch-intent.ts';
import type { PunchPhase } from '../punch/punch-phase.ts';
import { busyIntent } from './busy-intent.ts';
import type { RunningStage } from './clock-stage.ts';

type OnActionsProps = {
  readonly stage: RunningStage;
  readonly phase: PunchPhase;
  readonly onPunch: (intent: PunchIntent) => void;
  readonly onSwitch: () => void;
};

/** On the clock: the button for what usually comes next, and quieter ones for the rest. */
export function OnActions({ stage, phase, onPunch, onSwitch }: OnActionsProps) {
  const { t } = useLingui();
  const { projectId, costCodeId } = stage.entry;
  const job: Job = { projectId, costCodeId };
  const busy = busyIntent(phase);
  const isLeaving = busy?.kind === 'out';
  const clockOut = () => onPunch({ kind: 'out', job, note: null });
  const startBreak = (breakKind: 'meal' | 'rest') => () =>
    onPunch({ kind: 'break_start', breakKind, job });
  const detail = phase.kind === 'locating' ? t`Finding your place` : undefined;

  if (stage.kind === 'on_break') {
    return (
      <div className="mt-auto space-y-2">
        <StateButton
          tone="resume"
          isBusy={busy?.kind === 'break_end'}
          onClick={() => onPunch({ kind: 'break_end', job })}
        >
          <Trans>End break</Trans>
        </StateButton>
        <div className="grid grid-cols-2 gap-2">
          <Button size="lg" icon={LogOut} isBusy={isLeaving} onClick={clockOut}>
            <Trans>Clock out</Trans>
          </Button>
          <Button size="lg" icon={ArrowLeftRight} onClick={onSwitch}>
            <Trans>Switch job</Trans>
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="mt-auto space-y-2">
      <StateButton tone="stop" isBusy={isLeaving} detail={detail} onClick={clockOut}>
        <Trans>Clock out</Trans>
      </StateButton>
      <div className="grid grid-cols-2 gap-2">
        <Button size="lg" icon={Utensils} onClick={startBreak('meal')}>
          <Trans>Meal</Trans>
        </Button>
        <Button size="lg" icon={Coffee} onClick={startBreak('rest')}>
          <Trans>Rest</Trans>
        </Button>
      </div>
      <Button size="lg" block icon={ArrowLeftRight} onClick={onSwitch}>
        <Trans>Switch job</Trans>
      </Button>
    </div>
  );
}
