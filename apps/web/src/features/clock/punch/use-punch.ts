import { useLingui } from '@lingui/react/macro';
import type { OpenEntry } from '@muster/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { HeldTap } from '../../../data/clock/held-punches.ts';
import { paidAtMs } from '../../../data/clock/punch-draft.ts';
import { useData } from '../../../data/data-context.tsx';
import { describeStorageTrouble } from '../../../data/errors/words.ts';
import { StorageError, type StorageTrouble } from '../../../data/storage/connection.ts';
import { notify } from '../../../ui/notices.ts';
import type { Jobs } from '../../../data/jobs/use-jobs.ts';
import { placeOfPunch, type PunchPlace } from './place-of-punch.ts';
import { draftOfFinish, draftOfIntent } from './punch-drafts.ts';
import { carriesPlace, type PunchIntent } from './punch-intent.ts';
import type { Attempt, FinishAnswer, PunchPhase, SavedPunch, Tap } from './punch-phase.ts';
import { storeUnwatched } from './store-unwatched.ts';
import type { Finding } from './use-fix-finder.ts';

export type PunchFlow = {
  readonly phase: PunchPhase;
  readonly saved: SavedPunch | null;
  /**
   * Just after a punch: the big button means something else now, and the second half of a double tap
   * must not press it.
   */
  readonly isResting: boolean;
  readonly punch: (intent: PunchIntent) => void;
  readonly answerFinish: (answer: FinishAnswer) => void;
  /** Null where the person leaves the question open: the tap counts all the same. */
  readonly answerWhyOutside: (reason: string | null) => void;
  readonly tryAgain: () => void;
  /** Gives the tap up; nothing of it is stored. */
  readonly cancel: () => void;
};

export type PunchFacts = {
  /** An open entry whose end must be asked for before the next punch. */
  readonly forgotten: OpenEntry | null;
  /** The person says that they are still at it. */
  readonly onStillWorking: (entryId: string) => void;
  readonly jobs: Jobs;
  readonly finding: Finding;
};

/** Two taps of a glove are hardly further apart. */
const restMs = 700;

/**
 * Takes a tap through what has to be asked, looks for the place within its short wait, and stores
 * it. Nothing is said to be saved before it is.
 */
export function usePunch({ forgotten, onStillWorking, jobs, finding }: PunchFacts): PunchFlow {
  const { t, i18n } = useLingui();
  const { clock, heldPunches, platform } = useData();
  const [phase, setPhase] = useState<PunchPhase>({ kind: 'idle' });
  const [saved, setSaved] = useState<SavedPunch | null>(null);
  const [isResting, setResting] = useState(false);
  const isShown = useRef(true);
  // What counts if the person leaves while they are asked why they are outside.
  const unanswered = useRef<Attempt | null>(null);
  // And if the page ends in the middle.
  const held = useRef<HeldTap | null>(null);
  // A phone that goes into a pocket may end the app there.
  const onHidden = useEffectEvent(() => {
    if (unanswered.current !== null) void store(unanswered.current);
  });
  const onLeft = useEffectEvent(() => {
    if (unanswered.current !== null) void storeAfterLeaving(unanswered.current);
  });
  useEffect(() => {
    isShown.current = true;
    const unsubscribe = platform.visibility.subscribe((isVisible) => {
      if (!isVisible) onHidden();
    });
    return () => {
      isShown.current = false;
      unsubscribe();
      onLeft();
    };
  }, [platform]);

  async function locate(tap: Tap): Promise<void> {
    const { intent, instant } = tap;
    if (jobs.rules.location_mode === 'off' || !carriesPlace(intent)) {
      return store(attemptOf(tap, null));
    }
    setPhase({ kind: 'locating', tap });
    const sites = jobs.everyProject.find(({ id }) => id === intent.job.projectId)?.sites ?? [];
    const place = placeOfPunch(await finding.take(), sites, instant.wallMs);
    const attempt = attemptOf(tap, place);
    // Whoever has left the screen cannot be asked; their punch counts without a reason.
    if (!isShown.current) return storeAfterLeaving(attempt);
    if (place.verdict !== 'outside') return store(attempt);
    unanswered.current = attempt;
    holdOf(attempt.drafts);
    setPhase({ kind: 'asking_why_outside', tap, place, attempt });
    return undefined;
  }

  async function store(attempt: Attempt): Promise<void> {
    const { tap, drafts, place } = attempt;
    unanswered.current = null;
    setPhase({ kind: 'storing', tap });
    try {
      const ids = await clock.recordAll(drafts);
      held.current?.letGo();
      const { zone } = tap.instant;
      const atMs = drafts.at(-1)?.claimedAtMs ?? paidAtMs(tap.instant);
      // As many ids as drafts, and there is at least the punch itself.
      setSaved({ id: ids.at(-1)!, intent: tap.intent, atMs, zone, place });
      setResting(true);
      platform.clock.after(restMs, () => setResting(false));
      setPhase({ kind: 'idle' });
    } catch (error) {
      const trouble = error instanceof StorageError ? error.trouble : 'unavailable';
      setPhase({ kind: 'not_saved', trouble, attempt });
      if (!isShown.current) {
        holdOf(drafts).leave();
        sayNotSaved(trouble);
      }
      if (!(error instanceof StorageError)) throw error;
    }
  }

  async function storeAfterLeaving(attempt: Attempt): Promise<void> {
    unanswered.current = null;
    await storeUnwatched(clock, attempt.drafts, holdOf(attempt.drafts), sayNotSaved);
  }

  /** What the device holds of the tap meanwhile; from now on where it was not held yet. */
  function holdOf(drafts: Attempt['drafts']): HeldTap {
    held.current ??= heldPunches.hold(drafts);
    return held.current;
  }

  /** To somebody who is on another page. */
  function sayNotSaved(trouble: StorageTrouble): void {
    void notify({
      tone: 'destructive',
      title: t`Your punch was not saved`,
      body: i18n._(describeStorageTrouble(trouble)),
    });
  }

  function answerFinish(tap: Tap, entry: OpenEntry, answer: FinishAnswer): void {
    if (answer.kind === 'still_working') {
      onStillWorking(entry.id);
      // Clocking in on top of work that goes on says nothing new.
      if (tap.intent.kind === 'in') setPhase({ kind: 'idle' });
      else void locate(tap);
      return;
    }
    const repair = draftOfFinish(entry, answer.atMs, tap.instant);
    const isOnlyTheEnd = tap.intent.kind !== 'in' && tap.intent.kind !== 'switch';
    if (isOnlyTheEnd) void store({ tap, drafts: [repair], place: null });
    else void locate({ ...tap, repair });
  }

  return {
    phase,
    saved,
    isResting,
    punch: (intent) => {
      if (phase.kind !== 'idle' && phase.kind !== 'not_saved') return;
      // One that could not be saved gives way to this one.
      held.current?.giveUp();
      held.current = null;
      const tap: Tap = { intent, instant: clock.instant(), repair: null };
      if (forgotten === null) void locate(tap);
      else setPhase({ kind: 'asking_finish', tap, entry: forgotten });
    },
    answerFinish: (answer) => {
      if (phase.kind === 'asking_finish') answerFinish(phase.tap, phase.entry, answer);
    },
    answerWhyOutside: (reason) => {
      if (phase.kind !== 'asking_why_outside') return;
      void store(answered(phase.attempt, reason));
    },
    tryAgain: () => {
      if (phase.kind === 'not_saved') void store(phase.attempt);
    },
    cancel: () => {
      unanswered.current = null;
      held.current?.giveUp();
      setPhase({ kind: 'idle' });
    },
  };
}

function attemptOf(tap: Tap, place: PunchPlace | null): Attempt {
  const punch = draftOfIntent(tap.intent, { instant: tap.instant, fix: place?.fix ?? null });
  return { tap, drafts: tap.repair === null ? [punch] : [tap.repair, punch], place };
}

/** The same punch with its reason: a tap becomes one punch, however often it is recorded. */
function answered(attempt: Attempt, outsideReason: string | null): Attempt {
  const { id } = attempt.tap.repair ?? {};
  const drafts = attempt.drafts.map((draft) =>
    draft.id === id ? draft : { ...draft, outsideReason },
  );
  return { ...attempt, drafts };
}
