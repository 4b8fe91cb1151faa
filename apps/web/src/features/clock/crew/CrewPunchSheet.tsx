import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { BoardPerson } from '@muster/contract';
import { estimatedShiftMs } from '@muster/domain';
import { useState } from 'react';
import { useClock } from '../../../data/clock/use-clock.ts';
import { useData } from '../../../data/data-context.tsx';
import { describeError } from '../../../data/errors/words.ts';
import { StorageError } from '../../../data/storage/connection.ts';
import { Button } from '../../../ui/Button.tsx';
import { notify } from '../../../ui/notices.ts';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { readerZone } from '../../../ui/time/use-time-words.ts';
import { resolveWallTime, wallTimeAt } from '../../../ui/time/wall-time.ts';
import { WallTimeFields } from '../../../ui/time/WallTimeFields.tsx';
import { JobFields } from '../job/JobFields.tsx';
import { useJobDraft } from '../job/use-job-draft.ts';
import { useJobs } from '../../../data/jobs/use-jobs.ts';
import { type CrewAction, crewActions, hasEffect, likelyAction, needsJob } from './crew-action.ts';
import { createCrewDrafts } from './crew-drafts.ts';

type CrewPunchSheetProps = {
  readonly people: readonly BoardPerson[];
  /** The person who forgot to clock out, if the sheet was opened for that; otherwise null. */
  readonly fixed: BoardPerson | null;
  readonly onClose: () => void;
  readonly onSaved: () => void;
};

const dayMs = 24 * 60 * 60_000;

/** Punches for the chosen people: the action, the job and the time. Stored for all of them or none. */
export function CrewPunchSheet({ people, fixed, onClose, onSaved }: CrewPunchSheetProps) {
  const { t, i18n } = useLingui();
  const { clock } = useData();
  const jobs = useJobs();
  const own = useClock();
  // Crews mostly work where their lead does.
  const recentJobs = own.status === 'ready' ? own.clock.entries : [];
  const job = useJobDraft(jobs, recentJobs, null);
  const [openedAtMs] = useState(() => clock.nowMs());
  const [draftsOf] = useState(() => createCrewDrafts(() => clock.instant()));
  const [action, setAction] = useState<CrewAction>(() =>
    fixed === null ? likelyAction(people, openedAtMs) : 'out',
  );
  const [when, setWhen] = useState<'now' | 'stated'>(fixed === null ? 'now' : 'stated');
  const startedAtMs = fixed?.since == null ? null : Date.parse(fixed.since);
  const [wall, setWall] = useState(() =>
    // The end that is estimated for a forgotten shift.
    wallTimeAt(Math.min(openedAtMs, (startedAtMs ?? openedAtMs) + estimatedShiftMs), readerZone()),
  );
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const fitting = people.filter((person) => hasEffect(action, person, openedAtMs));
  const leftOut = people.filter((person) => !hasEffect(action, person, openedAtMs));

  const names: Readonly<Record<CrewAction, string>> = {
    in: t`Clock in`,
    out: t`Clock out`,
    switch: t`Switch job`,
    meal: t`Meal`,
    rest: t`Rest`,
    break_end: t`End break`,
  };

  /** Returns the stated instant, null for now, or the error in it. */
  function statedTime(): { readonly atMs: number | null } | { readonly problem: string } {
    if (when === 'now') return { atMs: null };
    const time = resolveWallTime(wall, readerZone());
    if ('problem' in time) {
      return {
        problem:
          time.problem === 'no_such_time'
            ? t`Enter another time. The clocks moved forward that day, so this one doesn’t exist.`
            : t`Choose the first or the second time.`,
      };
    }
    return time.atMs > clock.nowMs() ? { problem: t`Choose a time in the past.` } : time;
  }

  async function save(): Promise<void> {
    const time = statedTime();
    if ('problem' in time) return setProblem(time.problem);
    if (needsJob(action) && job.missing.size > 0)
      return setProblem(t`Fill in the missing job details.`);
    const note = job.note.trim();
    const { projectId, costCodeId } = job;
    const drafts = draftsOf({
      personIds: people.map(({ person_id }) => person_id),
      action,
      job: needsJob(action) ? { projectId, costCodeId, note: note === '' ? null : note } : null,
      claimedAtMs: time.atMs,
    });
    setBusy(true);
    try {
      await clock.recordAll(drafts);
      onSaved();
      await notify({ tone: 'good', title: t`Saved on this device` });
    } catch (error) {
      setBusy(false);
      if (!(error instanceof StorageError)) throw error;
      setProblem(i18n._(describeError(error)));
    }
  }

  const count = people.length;
  const actionName = names[action];
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={t`What do you want to record?`}
      description={<Plural value={count} one="For # person" other="For # people" />}
      footer={
        <Button variant="primary" size="lg" isBusy={isBusy} onClick={() => void save()}>
          <Trans>
            {actionName} for {count}
          </Trans>
        </Button>
      }
    >
      <div className="space-y-5">
        <RadioGroup<CrewAction>
          label={t`What do you want to record?`}
          isLabelHidden
          options={crewActions.map((value) => ({ value, label: names[value] }))}
          value={action}
          onChange={setAction}
        />
        {leftOut.length > 0 && (
          <p className="text-14 text-attention-ink">
            {fitting.length === 0 ? (
              <Trans>
                Based on the latest data, this changes nothing for the people you selected.
              </Trans>
            ) : (
              <Trans>
                Based on the latest data, this changes nothing for{' '}
                {leftOut.map(({ name }) => name).join(', ')}.
              </Trans>
            )}
          </p>
        )}
        {needsJob(action) && (
          <JobFields
            jobs={jobs}
            recentJobs={recentJobs}
            draft={job}
            showsMissing={problem !== null}
          />
        )}
        <SegmentedControl
          label={t`When`}
          options={[
            { value: 'now', label: t`Now` },
            { value: 'stated', label: t`Another time` },
          ]}
          value={when}
          onChange={setWhen}
        />
        {when === 'stated' && (
          <WallTimeFields
            wall={wall}
            onChange={setWall}
            zone={readerZone()}
            earliestAtMs={startedAtMs ?? openedAtMs - dayMs}
            latestAtMs={openedAtMs}
          />
        )}
      </div>
      <p role="alert" className="mt-3 text-14 text-danger-ink empty:hidden">
        {problem}
      </p>
    </Sheet>
  );
}
