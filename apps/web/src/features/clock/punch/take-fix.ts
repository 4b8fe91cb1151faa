import { maxFixAgeMs } from '@muster/domain';
import type { Clock } from '../../../platform/clock.ts';
import type { Location, LocationAnswer, LocationFix } from '../../../platform/location.ts';

/** How long a punch waits for a place: no longer than a person takes for an answer of the button. */
export const fixWaitMs = 1500;

/**
 * Finds the phone's place for a screen that may punch at any moment. A fix lives in memory as long
 * as the screen and leaves the phone only with a punch.
 */
export type FixFinder = {
  /** Starts looking where the person has allowed it already, so that a punch need not wait. */
  warmUp(): Promise<LocationFix | null>;
  /** The fix for a punch: one that is fresh, else what comes within `fixWaitMs`. */
  take(): Promise<LocationAnswer>;
  /** Resolves when no search is under way: the person may think about permission for long. */
  idle(): Promise<void>;
};

export function createFixFinder({
  location,
  clock,
}: {
  readonly location: Location;
  readonly clock: Clock;
}): FixFinder {
  let latest: LocationFix | null = null;
  let search: Promise<LocationAnswer> | null = null;

  function look(): Promise<LocationAnswer> {
    search ??= location.fix().then((answer) => {
      search = null;
      if (answer.kind === 'fix') latest = answer.fix;
      return answer;
    });
    return search;
  }

  function isFresh({ measuredAtMs }: LocationFix): boolean {
    return clock.wallMs() - measuredAtMs <= maxFixAgeMs;
  }

  return {
    warmUp: async () => {
      if ((await location.permission()) !== 'granted') return null;
      const answer = await look();
      return answer.kind === 'fix' ? answer.fix : null;
    },
    take: async () => {
      if (latest !== null && isFresh(latest)) return { kind: 'fix', fix: latest };
      const tooLate = Promise.withResolvers<LocationAnswer>();
      const cancel = clock.after(fixWaitMs, () =>
        tooLate.resolve({ kind: 'none', reason: 'timeout' }),
      );
      const answer = await Promise.race([look(), tooLate.promise]);
      cancel();
      return answer;
    },
    idle: async () => {
      await search;
    },
  };
}
