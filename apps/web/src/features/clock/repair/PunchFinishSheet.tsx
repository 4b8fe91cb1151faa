import { useLingui } from '@lingui/react/macro';
import type { PredictedClock } from '../../../data/clock/predict-clock.ts';
import { paidAtMs } from '../../../data/clock/punch-draft.ts';
import { useJobNames } from '../job/use-job-names.ts';
import type { Jobs } from '../../../data/jobs/use-jobs.ts';
import type { PunchPhase } from '../punch/punch-phase.ts';
import type { PunchFlow } from '../punch/use-punch.ts';
import { FinishSheet } from './FinishSheet.tsx';

type PunchFinishSheetProps = {
  readonly phase: Extract<PunchPhase, { kind: 'asking_finish' }>;
  readonly clock: PredictedClock;
  readonly jobs: Jobs;
  readonly flow: PunchFlow;
};

/** The question that comes before the next punch of someone who forgot to clock out. */
export function PunchFinishSheet({ phase, clock, jobs, flow }: PunchFinishSheetProps) {
  const { t } = useLingui();
  const namesOf = useJobNames(jobs);
  const { entry, tap } = phase;
  const isStarting = tap.intent.kind === 'in' || tap.intent.kind === 'switch';
  return (
    <FinishSheet
      entry={{ ...entry, onBreak: clock.onBreak }}
      project={namesOf(entry).project}
      // The instant of the tap: a later end would end what the tap starts.
      latest={{ atMs: paidAtMs(tap.instant), isNow: true }}
      confirmLabel={isStarting ? t`Save and clock in` : t`Save`}
      onAnswer={flow.answerFinish}
      onCancel={flow.cancel}
    />
  );
}
