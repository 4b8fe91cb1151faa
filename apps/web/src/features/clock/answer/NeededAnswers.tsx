import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { minutesBetween } from '@muster/domain';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Hourglass from 'lucide-react/icons/hourglass';
import { Suspense, useState } from 'react';
import type { ClockResult } from '../../../data/clock/use-clock.ts';
import { Button } from '../../../ui/Button.tsx';
import { Duration } from '../../../ui/Duration.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { loadTemporal } from '../../../ui/time/load-temporal.ts';
import { useTimeWords } from '../../../ui/time/use-time-words.ts';
import { useJobNames } from '../job/use-job-names.ts';
import type { Jobs } from '../../../data/jobs/use-jobs.ts';
import { unfinishedEntries } from './needed-answers.ts';

// It asks the server first, and on most days there is nothing to ask.
const CrewPunchQuestions = lazyPart(async () => ({
  default: (await import('../crew/CrewPunchQuestions.tsx')).CrewPunchQuestions,
}));

const RepairSheet = lazyPart(async () => {
  const [module] = await Promise.all([import('../repair/RepairSheet.tsx'), loadTemporal()]);
  return { default: module.RepairSheet };
});

type NeededAnswersProps = {
  readonly personId: string;
  readonly mine: Extract<ClockResult, { status: 'ready' }>;
  readonly jobs: Jobs;
};

/** Above the clock: questions that only this person can answer, and punches in review. */
export function NeededAnswers({ personId, mine, jobs }: NeededAnswersProps) {
  const { t } = useLingui();
  const words = useTimeWords();
  const namesOf = useJobNames(jobs);
  const [repairedId, setRepairedId] = useState<string | null>(null);
  const unfinished = unfinishedEntries(mine.clock, mine.decisions);
  const repaired = unfinished.find(({ id }) => id === repairedId);
  const inReview = mine.decisions.filter(({ state }) => state === 'open').length;
  return (
    <div className="-mx-4 -mt-4 divide-y divide-line border-b border-line empty:hidden md:-mx-5 md:-mt-5">
      <Suspense>
        <CrewPunchQuestions personId={personId} isInCard />
      </Suspense>
      {unfinished.map((entry) => {
        const day = words.dayAndTime(entry.startedAt, entry.zone);
        const { project } = namesOf(entry);
        return (
          <section
            key={entry.id}
            aria-label={t`When did you finish?`}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-attention-soft px-4 py-3 md:px-5"
          >
            <p className="min-w-0 flex-1 basis-48 text-14">
              <span className="block font-medium">
                <Trans>When did you finish?</Trans>
              </span>
              {project === null ? t`Started ${day}.` : t`Started ${day}, ${project}.`}{' '}
              {entry.endedAt !== null && (
                <Trans>
                  Estimate: <Duration minutes={minutesBetween(entry.startedAt, entry.endedAt)} />
                </Trans>
              )}
            </p>
            <Button size="sm" onClick={() => setRepairedId(entry.id)}>
              <Trans>Enter when you finished</Trans>
            </Button>
          </section>
        );
      })}
      {inReview > 0 && (
        <Link
          to="/time"
          className="flex min-h-12 items-center gap-2 px-4 py-2 text-14 text-ink-2 active:bg-surface-2 md:px-5"
        >
          <Hourglass aria-hidden className="size-4 shrink-0" />
          <span className="min-w-0 flex-1">
            <Plural value={inReview} one="# punch in review" other="# punches in review" />
          </span>
          <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-3" />
        </Link>
      )}
      {repaired !== undefined && (
        <Suspense>
          <RepairSheet
            entry={repaired}
            clock={mine.clock}
            jobs={jobs}
            onClose={() => setRepairedId(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
