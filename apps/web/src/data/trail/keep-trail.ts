import { arcM } from '@muster/domain';
import type { Location, LocationFix } from '../../platform/location.ts';

/** Whoever stays in one place leaves one point there. */
const leastMoveM = 50;
const minuteMs = 60_000;

type TrailKeeper = {
  readonly location: Pick<Location, 'fix'>;
  readonly clock: {
    /** @returns a function that cancels it */
    readonly after: (ms: number, run: () => void) => () => void;
  };
  readonly minutes: number;
  /** Keeps a point on the device. */
  readonly keep: (fix: LocationFix) => Promise<unknown>;
};

/** Takes a point now and every so many minutes, where the person has moved; until the answer is called. */
export function keepTrail({ location, clock, minutes, keep }: TrailKeeper): () => void {
  let isOver = false;
  let cancel = () => {};
  let last: LocationFix | null = null;

  async function take(): Promise<void> {
    const answer = await location.fix();
    if (isOver) return;
    if (answer.kind === 'fix' && (last === null || arcM(last, answer.fix) >= leastMoveM)) {
      try {
        await keep(answer.fix);
        last = answer.fix;
      } catch {
        // The device has no room. A place is not worth telling anyone, as a punch would be.
      }
    }
    if (!isOver) cancel = clock.after(minutes * minuteMs, () => void take());
  }

  void take();
  return () => {
    isOver = true;
    cancel();
  };
}
