import { Trans, useLingui } from '@lingui/react/macro';
import type { KioskPerson, KioskRoster } from '@muster/contract/kiosk';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Coffee from 'lucide-react/icons/coffee';
import LogOut from 'lucide-react/icons/log-out';
import Utensils from 'lucide-react/icons/utensils';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { useOutbox } from '../../data/outbox/use-outbox.ts';
import { Button } from '../../ui/Button.tsx';
import { StateButton } from '../../ui/StateButton.tsx';
import { TileButton } from '../../ui/TileButton.tsx';
import { isJobComplete, JobFields, type Job } from './JobFields.tsx';
import type { KioskChoice, KioskStep } from './kiosk-flow.ts';
import { personClock, preselectedProject } from './person-clock.ts';
import { AsOf, Standing } from './Standing.tsx';
import type { KioskFlow } from './use-kiosk-flow.ts';

type ClockViewProps = {
  readonly step: Extract<KioskStep, { kind: 'clock' | 'switch' }>;
  readonly person: KioskPerson;
  readonly roster: KioskRoster;
  /** When the server last reported the state of the clock, if it can't be asked now; otherwise null. */
  readonly staleSinceMs: number | null;
  readonly flow: KioskFlow;
};

const plain = { breakKind: null, note: null } as const;

/** The state of someone's clock, and what they can do with it. */
export function ClockView({ step, person, roster, staleSinceMs, flow }: ClockViewProps) {
  const { t } = useLingui();
  const { clock } = useData();
  const { items } = useOutbox();
  const stands = personClock(roster, person, items, clock.nowMs());
  const [job, setJob] = useState<Job>(() => firstJob(roster, person));
  const [showsMissing, setShowsMissing] = useState(false);
  const [isStillWorking, setStillWorking] = useState(false);
  const onJob = (kind: 'in' | 'switch') => () => {
    if (!isJobComplete(roster, job)) {
      setShowsMissing(true);
      return;
    }
    const note = job.note.trim() === '' ? null : job.note.trim();
    flow.choose({ ...plain, kind, ...job, note });
  };
  const { open } = stands;
  const same = { projectId: open?.projectId ?? null, costCodeId: open?.costCodeId ?? null };
  const act = (choice: Pick<KioskChoice, 'kind'> & Partial<KioskChoice>) => () =>
    flow.choose({ ...plain, ...same, ...choice });
  const fields = (
    <JobFields roster={roster} job={job} onChange={setJob} showsMissing={showsMissing} />
  );

  if (step.kind === 'switch') {
    return (
      <>
        <h1 className="text-28 font-semibold tracking-title">
          <Trans>Switch to another job</Trans>
        </h1>
        {fields}
        <StateButton tone="start" onClick={onJob('switch')}>
          <Trans>Switch now</Trans>
        </StateButton>
        <Button
          size="lg"
          variant="quiet"
          icon={ArrowLeft}
          onClick={() => flow.send({ type: 'back' })}
        >
          <Trans>Back</Trans>
        </Button>
      </>
    );
  }
  const held = { 'aria-disabled': flow.isResting || undefined };
  const isForgotten = stands.forgotten !== null && (stands.hasSurelyEnded || !isStillWorking);
  const stateText = (
    <Standing stands={stands} isForgotten={isForgotten} roster={roster}>
      {staleSinceMs !== null && <AsOf atMs={staleSinceMs} />}
    </Standing>
  );
  if (open === null || isForgotten) {
    return (
      <>
        {stateText}
        {fields}
        <StateButton tone="start" {...held} onClick={onJob('in')}>
          <Trans>Clock in</Trans>
        </StateButton>
        {isForgotten && !stands.hasSurelyEnded && (
          <Button size="lg" block onClick={() => setStillWorking(true)}>
            <Trans>I’m still working</Trans>
          </Button>
        )}
      </>
    );
  }
  const switchTile = (
    <TileButton
      icon={ArrowLeftRight}
      aria-label={t`Switch job`}
      {...held}
      onClick={() => flow.send({ type: 'choose_switch' })}
    >
      <Trans>Switch</Trans>
    </TileButton>
  );
  if (stands.onBreak !== null) {
    return (
      <>
        {stateText}
        <div className="grid grid-cols-2 gap-3">
          {switchTile}
          <TileButton icon={LogOut} {...held} onClick={act({ kind: 'out' })}>
            <Trans>Clock out</Trans>
          </TileButton>
        </div>
        <StateButton tone="resume" {...held} onClick={act({ kind: 'break_end' })}>
          {stands.onBreak.kind === 'meal' ? (
            <Trans context="meal">End break</Trans>
          ) : (
            <Trans>End break</Trans>
          )}
        </StateButton>
      </>
    );
  }
  return (
    <>
      {stateText}
      <div className="grid grid-cols-3 gap-3">
        {switchTile}
        <TileButton
          icon={Utensils}
          {...held}
          onClick={act({ kind: 'break_start', breakKind: 'meal' })}
        >
          <Trans>Meal</Trans>
        </TileButton>
        <TileButton
          icon={Coffee}
          {...held}
          onClick={act({ kind: 'break_start', breakKind: 'rest' })}
        >
          <Trans>Rest</Trans>
        </TileButton>
      </div>
      <StateButton tone="stop" {...held} onClick={act({ kind: 'out' })}>
        <Trans>Clock out</Trans>
      </StateButton>
    </>
  );
}

function firstJob(roster: KioskRoster, person: KioskPerson): Job {
  const projectId = preselectedProject(roster, person);
  const project = roster.projects.find(({ id }) => id === projectId);
  const lastCode = person.last?.project_id === projectId ? person.last?.cost_code_id : null;
  const codes = [lastCode, project?.default_cost_code_id];
  const known = codes.find((id) => roster.cost_codes.some((code) => code.id === id));
  return { projectId, costCodeId: known ?? null, note: '' };
}
