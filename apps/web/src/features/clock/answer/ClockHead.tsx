import type { ClockResult } from '../../../data/clock/use-clock.ts';
import { MyHours } from '../hours/MyHours.tsx';
import type { Jobs } from '../../../data/jobs/use-jobs.ts';
import { NeededAnswers } from './NeededAnswers.tsx';

type ClockHeadProps = {
  readonly personId: string;
  readonly mine: Extract<ClockResult, { status: 'ready' }>;
  readonly jobs: Jobs;
};

/** Above the clock on an employee's first screen. It brings the pay engine, so the button doesn't wait for it. */
export function ClockHead({ personId, mine, jobs }: ClockHeadProps) {
  return (
    <>
      <NeededAnswers personId={personId} mine={mine} jobs={jobs} />
      <MyHours clock={mine.clock} />
    </>
  );
}
