import { useLingui } from '@lingui/react/macro';
import type { OpenEntry } from '@muster/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { HeldTap } from '../../../data/clock/held-punches.ts';
import { holdOffSiteTap, type OffSiteTap } from '../../../data/clock/off-site-tap.ts';
import { paidAtMs } from '../../../data/clock/punch-draft.ts';
import { useData } from '../../../data/data-context.tsx';
import { describeStorageTrouble } from '../../../data/errors/words.ts';
import { StorageError, type StorageTrouble } from '../../../data/storage/connection.ts';
import { notify } from '../../../ui/notices.ts';
import type { Jobs } from '../../../data/jobs/use-jobs.ts';
import { placeOfPunch, type PunchPlace } from './place-of-punch.ts';
import { draftOfFinish, draftOfIntent } from './punch-drafts.ts';
import { carriesPlace, mayFollow, type PunchIntent } from './punch-intent.ts';
import type { Attempt, FinishAnswer, PunchPhase, SavedPunch, Tap } from './punch-phase.ts';
import { storeUnwatched } from './store-unwatched.ts';
import type { Finding } from './use-fix-finder.ts';

export type PunchFlow = {
  readonly phase: PunchPhase;
  readonly saved: SavedPunch | null;
  /**
   * True just after a punch: the big button now does something else, and the second half of a double tap must not
   * press it.
   */
  readonly isResting: boolean;
  /** A tap that waits until the previous one is stored. */
  readonly waiting: PunchIntent | null;
  readonly punch: (intent: PunchIntent) => void;
  readonly answerFinish: (answer: FinishAnswer) => void;
  /** Gives the reason for a held off-site tap, which is then stored right away. */
  readonly addReason: (reason: string) => void;
  /** Called when the person starts or stops writing a reason. */
  readonly setWriting: (isWriting: boolean) => void;
  readonly tryAgain: () => void;
  /** Undo: discards the tap without storing anything. */
  readonly cancel: () => void;
};

export type PunchFacts = {
  /** An open entry whose end must be asked for before the next punch. */
  readonly forgotten: OpenEntry | null;
  /** Called when the person says that they are still working. */
  readonly onStillWorking: (entryId: string) => void;
  readonly jobs: Jobs;
  readonly finding: Finding;
};

/** A double tap with a glove is rarely slower. */
const restMs = 700;

/**
 * Takes a tap through any questions, looks for the location within a short wait, and stores the punch. Nothing is
 * shown as saved before it is.
 */
export function usePunch({ forgotten, onStillWorking, jobs, finding }: PunchFacts): PunchFlow {
  const { t, i18n } = useLingui();
  const { clock, heldPunches, platform } = useData();
  const [phase, setPhase] = useState<PunchPhase>({ kind: 'idle' });
  const [saved, setSaved] = useState<SavedPunch | null>(null);
  const [isResting, setResting] = useState(false);
  const [waiting, setWaiting] = useState<PunchIntent | null>(null);
  const isShown = useRef(true);
  // The off-site tap that the device holds for ten seconds.
  const offSite = useRef<OffSiteTap | null>(null);
  // The tap that is not saved yet or could not be.
  const unsaved = useRef<HeldTap | null>(null);
  // The latest tap on its way; resolves to false if it could not be stored.
  const underWay = useRef<Promise<boolean>>(Promise.resolve(true));
  // A phone in a pocket may end the app, and no one sees the countdown there.
  const goNow = useEffectEvent(() => offSite.current?.go(null));
  useEffect(() => {
    isShown.current = true;
    const unsubscribe = platform.visibility.subscribe((isVisible) => {
      if (!isVisible) goNow();
    });
    return () => {
      isShown.current = false;
      unsubscribe();
      goNow();
    };
  }, [platform]);

  function begin(tap: Tap): void {
    unsaved.current = null;
    if (forgotten === null) underWay.current = locate(tap);
    else setPhase({ kind: 'asking_finish', tap, entry: forgotten });
  }

  /** Stores punches in the order they were made, no matter what the previous one is waiting for. */
  async function follow(tap: Tap): Promise<void> {
    setWaiting(tap.intent);
    offSite.current?.go(null);
    let isStored = await underWay.current;
    if (offSite.current !== null) {
      // It turned out to be off site only now.
      offSite.current.go(null);
      isStored = await underWay.current;
    }
    setWaiting(null);
    if (!isStored) return;
    unsaved.current = null;
    underWay.current = locate(tap);
  }

  async function locate(tap: Tap): Promise<boolean> {
    const { intent, instant } = tap;
    if (jobs.rules.location_mode === 'off' || !carriesPlace(intent)) {
      return store(attemptOf(tap, null));
    }
    setPhase({ kind: 'locating', tap });
    const sites = jobs.everyProject.find(({ id }) => id === intent.job.projectId)?.sites ?? [];
    const place = placeOfPunch(await finding.take(), sites, instant.wallMs);
    const attempt = attemptOf(tap, place);
    // Someone who has left the screen can't be asked, so their punch counts without a reason.
    if (!isShown.current) return storeAfterLeaving(attempt);
    if (place.verdict !== 'outside') return store(attempt);
    hold(attempt, place);
    return true;
  }

  /** Waits a moment for a reason or Undo. The punch counts anyway, so no question blocks it. */
  function hold(attempt: Attempt, place: PunchPlace): void {
    const { drafts } = attempt;
    // A tap has at least one draft, and the punch itself is the last.
    const tap = holdOffSiteTap(
      { clock: platform.clock, heldPunches },
      drafts,
      drafts.at(-1)!.id,
      (final, kept) => {
        offSite.current = null;
        unsaved.current = kept;
        const stored = { ...attempt, drafts: final };
        underWay.current = isShown.current ? store(stored) : storeAfterLeaving(stored);
      },
    );
    offSite.current = tap;
    rest();
    setPhase({ kind: 'held', attempt, place, goesAtMs: tap.goesAtMs() });
  }

  function rest(): void {
    setResting(true);
    platform.clock.after(restMs, () => setResting(false));
  }

  async function store(attempt: Attempt): Promise<boolean> {
    const { tap, drafts, place } = attempt;
    const kept = unsaved.current;
    setPhase({ kind: 'storing', tap });
    try {
      const ids = await clock.recordAll(drafts);
      kept?.letGo();
      const { zone } = tap.instant;
      const atMs = drafts.at(-1)?.claimedAtMs ?? paidAtMs(tap.instant);
      // There is one id per draft, and at least one draft.
      setSaved({ id: ids.at(-1)!, intent: tap.intent, atMs, zone, place });
      rest();
      setPhase({ kind: 'idle' });
      return true;
    } catch (error) {
      const trouble = error instanceof StorageError ? error.trouble : 'unavailable';
      setPhase({ kind: 'not_saved', trouble, attempt });
      if (!isShown.current) {
        holdOf(drafts).leave();
        sayNotSaved(trouble);
      }
      if (!(error instanceof StorageError)) throw error;
      return false;
    }
  }

  async function storeAfterLeaving(attempt: Attempt): Promise<boolean> {
    await storeUnwatched(clock, attempt.drafts, holdOf(attempt.drafts), sayNotSaved);
    return true;
  }

  /** Returns the hold on the tap, and begins to hold it if it wasn't held yet. */
  function holdOf(drafts: Attempt['drafts']): HeldTap {
    unsaved.current ??= heldPunches.hold(drafts);
    return unsaved.current;
  }

  /** Notifies someone who is on another page. */
  function sayNotSaved(trouble: StorageTrouble): void {
    void notify({
      tone: 'destructive',
      title: t`Your punch wasn’t saved`,
      body: i18n._(describeStorageTrouble(trouble)),
    });
  }

  function answerFinish(tap: Tap, entry: OpenEntry, answer: FinishAnswer): void {
    if (answer.kind === 'still_working') {
      onStillWorking(entry.id);
      // Clocking in while work continues changes nothing.
      if (tap.intent.kind === 'in') setPhase({ kind: 'idle' });
      else underWay.current = locate(tap);
      return;
    }
    const repair = draftOfFinish(entry, answer.atMs, tap.instant);
    const isOnlyTheEnd = tap.intent.kind !== 'in' && tap.intent.kind !== 'switch';
    underWay.current = isOnlyTheEnd
      ? store({ tap, drafts: [repair], place: null })
      : locate({ ...tap, repair });
  }

  return {
    phase,
    saved,
    isResting,
    waiting,
    punch: (intent) => {
      if (phase.kind === 'asking_finish') return;
      const instant = clock.instant();
      // The sheet's button lies above the big one, which must ignore a double tap on it.
      if (intent.kind === 'switch') rest();
      if (phase.kind === 'idle' || phase.kind === 'not_saved') {
        // A tap that could not be saved gives way to this one.
        unsaved.current?.giveUp();
        return begin({ intent, instant, repair: null });
      }
      const isHeld = phase.kind === 'held';
      const before = isHeld ? phase.attempt.tap.intent : phase.tap.intent;
      if (waiting !== null || !(isHeld || mayFollow(before, intent))) return;
      // The screen still shows the previous job.
      const { job } = intent.kind === 'in' || intent.kind === 'switch' ? intent : before;
      void follow({ intent: { ...intent, job }, instant, repair: null });
    },
    answerFinish: (answer) => {
      if (phase.kind === 'asking_finish') answerFinish(phase.tap, phase.entry, answer);
    },
    addReason: (reason) => offSite.current?.go(reason),
    setWriting: (isWriting) => {
      const tap = offSite.current;
      if (tap === null || phase.kind !== 'held') return;
      if (isWriting) tap.wait();
      else tap.resume();
      setPhase({ ...phase, goesAtMs: tap.goesAtMs() });
    },
    tryAgain: () => {
      if (phase.kind === 'not_saved') underWay.current = store(phase.attempt);
    },
    cancel: () => {
      offSite.current?.undo();
      offSite.current = null;
      unsaved.current?.giveUp();
      setPhase({ kind: 'idle' });
    },
  };
}

function attemptOf(tap: Tap, place: PunchPlace | null): Attempt {
  const punch = draftOfIntent(tap.intent, { instant: tap.instant, fix: place?.fix ?? null });
  return { tap, drafts: tap.repair === null ? [punch] : [tap.repair, punch], place };
}
