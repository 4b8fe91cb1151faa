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
  /** What a phone shows that goes on while the app is put away. */
  readonly words: FollowWords;
  /** Keeps a point on the device. */
  readonly keep: (fix: LocationFix) => Promise<unknown>;
};

/** Takes a point now and every so many minutes, where the person has moved; until the answer is called. */
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

/** The phone says on its own where it comes to, also while the app is put away. */
function hearPlaces(
  { clock, minutes, words, keep }: TrailKeeper,
  follow: NonNullable<Location['follow']>,
): () => void {
  const take = createTaker(keep);
  const everyMs = minutes * minuteMs;
  /** The newest place that came too soon. It is taken later, since whoever stays there is heard of no more. */
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
    // The timer of an app that is put away may come late, so the place's own time decides, too.
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
      // The device has no room. A place is not worth telling anyone, as a punch would be.
      last = previous;
    }
  };
}
