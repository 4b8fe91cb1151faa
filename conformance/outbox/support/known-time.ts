import { keptHeader, timeHeader } from '@muster/contract';

/** The time as a newly opened page can know it, computed without the app's own measurements. */
export type KnownTime = {
  /** Call when the phone's clock was set. */
  clockSet(): void;
  /** Notes which responses left the server while the page was waiting for them. */
  watch(fetch: typeof globalThis.fetch): typeof globalThis.fetch;
  /** Returns the times that a punch made now may have. */
  ofPunch(): PunchTime;
};

/** Any of these instants in epoch milliseconds, within `withinMs`. */
export type PunchTime = {
  readonly anyOf: readonly number[];
  readonly withinMs: number;
  /** True if the clock is known to be wrong, so that only the true time is accepted. */
  readonly isCorrected: boolean;
};

const minuteMs = 60_000;
/** A clock that is off by less than about a minute counts as right; near that limit the measurement decides. */
const surelyWrongMs = minuteMs + 10_000;
const longestTripMs = 10_000;

export function createKnownTime(trueMs: () => number, aheadMs: () => number): KnownTime {
  /** The clock's offsets while this page was open. */
  const seen = new Set([aheadMs()]);
  let answers = 0;
  let longestMs = 0;
  return {
    clockSet: () => {
      seen.add(aheadMs());
      answers = 0;
    },
    watch: (fetch) => async (input, init) => {
      const [sentMs, sentAheadMs] = [trueMs(), aheadMs()];
      const response = await fetch(input, init);
      const isFresh = response.headers.has(timeHeader) && !response.headers.has(keptHeader);
      if (!isFresh || aheadMs() !== sentAheadMs) return response;
      const tripMs = trueMs() - sentMs;
      if (tripMs === 0) answers += 1;
      if (tripMs <= longestTripMs) longestMs = Math.max(longestMs, tripMs);
      return response;
    },
    ofPunch: () => {
      const wallMs = trueMs() + aheadMs();
      const isWrong = Math.abs(aheadMs()) > surelyWrongMs;
      // The first of two responses may be an outlier, so two are needed after the clock was set.
      const isKnown = answers >= 2;
      const corrections = isKnown ? [aheadMs()] : [...seen];
      return {
        anyOf: [...corrections, ...(isKnown && isWrong ? [] : [0])].map((ms) => wallMs - ms),
        withinMs: 1000 + longestMs / 2,
        isCorrected: isKnown && isWrong,
      };
    },
  };
}
