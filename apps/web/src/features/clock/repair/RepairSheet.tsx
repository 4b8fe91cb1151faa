import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useData } from '../../../data/data-context.tsx';
import type { PredictedClock, ShownEntry } from '../../../data/clock/predict-clock.ts';
import { describeError } from '../../../data/errors/words.ts';
import { StorageError } from '../../../data/storage/connection.ts';
import { notify } from '../../../ui/notices.ts';
import { latestFinishMs } from '../entries/estimated-entry.ts';
import { useJobNames } from '../job/use-job-names.ts';
import type { Jobs } from '../../../data/jobs/use-jobs.ts';
import type { FinishAnswer } from '../punch/punch-phase.ts';
import { createFinishDrafts } from './finish-drafts.ts';
import { FinishSheet } from './FinishSheet.tsx';

type RepairSheetProps = {
  readonly entry: ShownEntry;
  readonly clock: PredictedClock;
  readonly jobs: Jobs;
  readonly onClose: () => void;
};

/** Puts the person's own word in the place of an end that was estimated. */
export function RepairSheet({ entry, clock, jobs, onClose }: RepairSheetProps) {
  const { t, i18n } = useLingui();
  const namesOf = useJobNames(jobs);
  const data = useData();
  const [openedAtMs] = useState(() => data.clock.nowMs());
  const [draftOf] = useState(() => createFinishDrafts(entry, () => data.clock.instant()));
  const isSaving = useRef(false);
  const breaks = entry.breaks.flatMap((taken) =>
    taken.endedAt === null ? [] : [{ ...taken, endedAt: taken.endedAt }],
  );

  async function save(answer: FinishAnswer): Promise<void> {
    // A second tap would state the same end twice.
    if (answer.kind === 'still_working' || isSaving.current) return;
    isSaving.current = true;
    try {
      await data.clock.record(draftOf(answer.atMs));
      onClose();
      await notify({ tone: 'good', title: t`Saved on this device` });
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      await notify({
        tone: 'destructive',
        title: t`Your answer wasn’t saved`,
        body: i18n._(describeError(error)),
      });
    } finally {
      isSaving.current = false;
    }
  }

  return (
    <FinishSheet
      entry={{ ...entry, breaks, onBreak: null }}
      project={namesOf(entry).project}
      latest={{ atMs: latestFinishMs(entry, clock.entries, openedAtMs), isNow: false }}
      confirmLabel={t`Save`}
      onAnswer={(answer) => void save(answer)}
      onCancel={onClose}
    />
  );
}
