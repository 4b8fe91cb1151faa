import { arcM } from '@muster/domain';
import {
  type FollowWords,
  leastMoveM,
  type Location,
  type LocationFix,
} from '../../platform/location.ts';

const minuteMs = 60_000;

type TrailKeeper = {
  readonly location: Pick<Location, 'fix' | 'follow'>;
  readonly clock: {
    /** @returns a function that cancels it */
    readonly after: (ms: number, run: () => void) => () => void;
  };
  readonly minutes: number;
  /** Text of the ongoing notice that a phone shows while the app is in the background. */
  readonly words: FollowWords;
  /** Stores a point on the device. */
  readonly keep: (fix: LocationFix) => Promise<unknown>;
};

/**
 * Records a point now and every `minutes`, if the person has moved, until the returned function is called.
 */
export function keepTrail(keeper: TrailKeeper): () => void {
  const { follow } = keeper.location;
  return follow === undefined ? askForPlaces(keeper) : hearPlaces(keeper, follow);
}

function askForPlaces({ location, clock, minutes, keep }: TrailKeeper): () => void {
  const take = createTaker(keep);
  let isOver = false;
  let cancel = () => {};
  async function ask(): Promise<void> {
    const answer = await location.fix();
    if (isOver) return;
    if (answer.kind === 'fix') await take(answer.fix);
    if (!isOver) cancel = clock.after(minutes * minuteMs, () => void ask());
  }
  void ask();
  return () => {
    isOver = true;
    cancel();
  };
}

/** Records the locations that the phone reports on its own, even while the app is in the background. */
function hearPlaces(
  { clock, minutes, words, keep }: TrailKeeper,
  follow: NonNullable<Location['follow']>,
): () => void {
  const take = createTaker(keep);
  const everyMs = minutes * minuteMs;
  /**
   * The newest location that came too soon. It is recorded later, because no more locations arrive from
   * someone who stays there.
   */
  let held: LocationFix | null = null;
  let dueMs = -Infinity;
  let cancel = () => {};
  function pass(fix: LocationFix): void {
    held = null;
    dueMs = fix.measuredAtMs + everyMs;
    cancel();
    cancel = clock.after(everyMs, () => {
      if (held !== null) pass(held);
    });
    void take(fix);
  }
  const stop = follow(words, (fix) => {
    // The timer of a backgrounded app may fire late, so the location's own time decides too.
    if (fix.measuredAtMs < dueMs) held = fix;
    else pass(fix);
  });
  return () => {
    stop();
    cancel();
  };
}

function createTaker(keep: TrailKeeper['keep']): (fix: LocationFix) => Promise<void> {
  let last: LocationFix | null = null;
  return async (fix) => {
    const previous = last;
    if (previous !== null && arcM(previous, fix) < leastMoveM) return;
    last = fix;
    try {
      await keep(fix);
    } catch {
      // The device has no room. Unlike a lost punch, a lost location isn't worth telling anyone.
      last = previous;
    }
  };
}
