import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { type ReactNode, Suspense, useState } from 'react';
import type { PredictedClock } from '../../../data/clock/predict-clock.ts';
import { useDeviceReports } from '../../../data/devices/use-device-reports.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useOutbox } from '../../../data/outbox/use-outbox.ts';
import { CancelButton } from '../../../ui/CancelButton.tsx';
import { Card } from '../../../ui/Card.tsx';
import { useJobNames } from '../job/use-job-names.ts';
import type { Jobs } from '../../../data/jobs/use-jobs.ts';
import { latestPunchStatus } from '../punch/punch-status.ts';
import { useFixFinder } from '../punch/use-fix-finder.ts';
import { usePunch } from '../punch/use-punch.ts';
import { type AfterPunch, askedPunch } from './after-punch.ts';
import type { CardLayout } from './card-layout.ts';
import { clockStage } from './clock-stage.ts';
import { ClockFace, StageBadge } from './ClockFace.tsx';
import { ForgottenBanner } from './ForgottenBanner.tsx';
import { NotSavedBanner } from './NotSavedBanner.tsx';
import { OffActions } from './OffActions.tsx';
import { OnActions } from './OnActions.tsx';
import { OffSiteNote } from './OffSiteNote.tsx';
import { PunchLine } from './PunchLine.tsx';
import {
  loadBreaksAtClockOut,
  loadReasonSheet,
  loadPunchFinishSheet,
  loadSwitchSheet,
  useSheetsAtHand,
} from './sheets.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';

const SwitchSheet = lazyPart(loadSwitchSheet);
const BreaksAtClockOut = lazyPart(loadBreaksAtClockOut);
// The clock waits for an answer from these two. If one can't load, a Cancel button lets the person go on.
const OffSiteReasonSheet = lazyPart(loadReasonSheet, ({ onCancel }) => (
  <CancelButton onClick={onCancel} />
));
const PunchFinishSheet = lazyPart(loadPunchFinishSheet, ({ flow }) => (
  <CancelButton onClick={flow.cancel} />
));

type ClockCardProps = {
  readonly clock: PredictedClock;
  readonly jobs: Jobs;
  readonly layout?: CardLayout;
  /** Questions for the person to answer, and their hours; they scroll behind the button too. */
  readonly head?: ReactNode;
  /** Questions to ask once a punch is stored; none if absent. */
  readonly AfterPunch?: AfterPunch | undefined;
};

/** One person's whole clock: their current job, for how long, and the button for the next step. */
export function ClockCard({ clock, jobs, layout = 'tall', head, AfterPunch }: ClockCardProps) {
  const { t } = useLingui();
  const namesOf = useJobNames(jobs);
  const { person_id } = useIdentity();
  const outbox = useOutbox();
  const finding = useFixFinder(jobs.rules.location_mode !== 'off');
  const [confirmedEntryId, setConfirmedEntryId] = useState<string | null>(null);
  const [isSwitching, setSwitching] = useState(false);
  const stage = clockStage(clock, confirmedEntryId);
  useSheetsAtHand();
  useDeviceReports();
  const flow = usePunch({
    forgotten: stage.kind === 'forgotten' ? stage.entry : null,
    onStillWorking: setConfirmedEntryId,
    jobs,
    finding,
  });
  const { phase, punch } = flow;
  const punchLine =
    phase.kind === 'held' ? (
      <OffSiteNote held={phase} flow={flow} />
    ) : (
      <PunchLine
        status={latestPunchStatus(outbox, person_id ?? '')}
        saved={flow.saved}
        entries={clock.entries}
      />
    );

  return (
    <section aria-label={t`Time clock`}>
      <Card>
        <div
          className={clsx(
            'flex flex-col gap-5',
            // Keeps the button within reach of a thumb and the top of the day below in view.
            layout === 'tall' && 'min-h-[calc(100dvh-16.5rem)] md:min-h-0',
          )}
        >
          {head}
          {AfterPunch !== undefined && (clock.open !== null || flow.saved !== null) && (
            <Suspense>
              <AfterPunch punch={askedPunch(flow.saved)} />
            </Suspense>
          )}
          {phase.kind === 'not_saved' && (
            <NotSavedBanner
              trouble={phase.trouble}
              onTryAgain={flow.tryAgain}
              onGiveUp={flow.cancel}
            />
          )}
          {stage.kind === 'off' || stage.kind === 'forgotten' ? (
            <>
              {stage.kind === 'off' ? (
                <div>
                  <StageBadge stage={stage} />
                </div>
              ) : (
                <ForgottenBanner
                  entry={stage.entry}
                  project={namesOf(stage.entry).project}
                  onFix={() => punch({ kind: 'out', job: stage.entry, note: null })}
                />
              )}
              <OffActions
                jobs={jobs}
                recentJobs={clock.entries}
                finding={finding}
                flow={flow}
                layout={layout}
              >
                {punchLine}
              </OffActions>
            </>
          ) : (
            <div
              className={clsx(
                layout === 'wide'
                  ? 'flex flex-1 flex-col gap-5 md:grid md:grid-cols-2 md:items-center md:gap-8'
                  : 'contents',
              )}
            >
              <ClockFace stage={stage} jobs={jobs}>
                {punchLine}
              </ClockFace>
              <OnActions
                stage={stage}
                flow={flow}
                layout={layout}
                onSwitch={() => setSwitching(true)}
              />
            </div>
          )}
        </div>
      </Card>
      <Suspense>
        {isSwitching && clock.open !== null && (
          <SwitchSheet
            jobs={jobs}
            recentJobs={clock.entries}
            current={clock.open}
            onSwitch={(job, note) => {
              setSwitching(false);
              punch({ kind: 'switch', job, note });
            }}
            onCancel={() => setSwitching(false)}
          />
        )}
        {(clock.open !== null || flow.saved?.intent.kind === 'out') && (
          <Suspense>
            <BreaksAtClockOut clock={clock} saved={flow.saved} />
          </Suspense>
        )}
        {phase.kind === 'asking_finish' && (
          <PunchFinishSheet phase={phase} jobs={jobs} clock={clock} flow={flow} />
        )}
        {phase.kind === 'held' && phase.goesAtMs === null && (
          <OffSiteReasonSheet onAnswer={flow.addReason} onCancel={() => flow.setWriting(false)} />
        )}
      </Suspense>
    </section>
  );
}
