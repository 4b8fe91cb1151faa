import { Trans, useLingui } from '@lingui/react/macro';
import type { KioskPerson, KioskRoster } from '@muster/contract/kiosk';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Coffee from 'lucide-react/icons/coffee';
import LogOut from 'lucide-react/icons/log-out';
import Utensils from 'lucide-react/icons/utensils';
import { useState } from 'react';
import type { PredictedClock } from '../../data/clock/predict-clock.ts';
import { useData } from '../../data/data-context.tsx';
import { useOutbox } from '../../data/outbox/use-outbox.ts';
import { Button } from '../../ui/Button.tsx';
import { StateButton } from '../../ui/StateButton.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { TileButton } from '../../ui/TileButton.tsx';
import { TimeOfDay } from '../../ui/time/TimeOfDay.tsx';
import { isJobComplete, JobFields, type Job } from './JobFields.tsx';
import type { KioskChoice, KioskStep } from './kiosk-flow.ts';
import { personClock, preselectedProject } from './person-clock.ts';
import type { KioskFlow } from './use-kiosk-flow.ts';

type ClockViewProps = {
  readonly step: Extract<KioskStep, { kind: 'clock' | 'switch' }>;
  readonly person: KioskPerson;
  readonly roster: KioskRoster;
  readonly flow: KioskFlow;
};

const plain = { breakKind: null, note: null } as const;

/** How somebody's clock stands, and what they can do with it. */
export function ClockView({ step, person, roster, flow }: ClockViewProps) {
  const { t } = useLingui();
  const { clock } = useData();
  const { items } = useOutbox();
  const stands = personClock(roster, person, items, clock.nowMs());
  const [job, setJob] = useState<Job>(() => firstJob(roster, person));
  const [showsMissing, setShowsMissing] = useState(false);
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
  const stateText = <Standing stands={stands} roster={roster} />;
  if (open === null) {
    return (
      <>
        {stateText}
        {fields}
        <StateButton tone="start" onClick={onJob('in')}>
          <Trans>Clock in</Trans>
        </StateButton>
      </>
    );
  }
  const switchTile = (
    <TileButton
      icon={ArrowLeftRight}
      aria-label={t`Switch job`}
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
          <TileButton icon={LogOut} onClick={act({ kind: 'out' })}>
            <Trans>Clock out</Trans>
          </TileButton>
        </div>
        <StateButton tone="resume" onClick={act({ kind: 'break_end' })}>
          <Trans>End break</Trans>
        </StateButton>
      </>
    );
  }
  return (
    <>
      {stateText}
      <div className="grid grid-cols-3 gap-3">
        {switchTile}
        <TileButton icon={Utensils} onClick={act({ kind: 'break_start', breakKind: 'meal' })}>
          <Trans>Meal</Trans>
        </TileButton>
        <TileButton icon={Coffee} onClick={act({ kind: 'break_start', breakKind: 'rest' })}>
          <Trans>Rest</Trans>
        </TileButton>
      </div>
      <StateButton tone="stop" onClick={act({ kind: 'out' })}>
        <Trans>Clock out</Trans>
      </StateButton>
    </>
  );
}

/** "On the clock since 6:58 at North Yard", in word, shape and colour. */
function Standing({
  stands,
  roster,
}: {
  readonly stands: PredictedClock;
  readonly roster: KioskRoster;
}) {
  const { open, onBreak } = stands;
  if (open === null) {
    return (
      <div className="space-y-2">
        <StatusBadge tone="done">
          <Trans>Off the clock</Trans>
        </StatusBadge>
        <h1 className="text-28 font-semibold tracking-title">
          <Trans>Ready to start?</Trans>
        </h1>
      </div>
    );
  }
  const project = roster.projects.find(({ id }) => id === open.projectId)?.name ?? null;
  const since = <TimeOfDay atMs={(onBreak ?? open).startedAt} zone={open.zone} withDay />;
  return (
    <div className="space-y-2">
      {onBreak === null ? (
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
        {onBreak !== null ? (
          <Trans>On a break since {since}</Trans>
        ) : project === null ? (
          <Trans>On the clock since {since}</Trans>
        ) : (
          <Trans>
            On the clock since {since} at {project}
          </Trans>
        )}
      </h1>
    </div>
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
