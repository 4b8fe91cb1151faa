import { keptHeader, timeHeader } from '@muster/contract';

/** What a page that just opened can know of the time, found out without the app's own measurements. */
export type KnownTime = {
  /** Its phone's clock was set. */
  clockSet(): void;
  /** Notes which answers left the server while they were waited for. */
  watch(fetch: typeof globalThis.fetch): typeof globalThis.fetch;
  /** What a punch that is made now may say. */
  ofPunch(): PunchTime;
};

/** Any of these instants, epoch milliseconds, no further off than `withinMs`. */
export type PunchTime = {
  readonly anyOf: readonly number[];
  readonly withinMs: number;
  /** True when a wrong clock is known to be wrong, so that only the true time is right. */
  readonly isCorrected: boolean;
};

const minuteMs = 60_000;
/** Below, a clock counts as right, and around it a measurement decides. */
const surelyWrongMs = minuteMs + 10_000;
const longestTripMs = 10_000;

export function createKnownTime(trueMs: () => number, aheadMs: () => number): KnownTime {
  /** How far ahead the clock was while this page was open. */
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
      // The first of two may be an exception, so two answers are needed after the clock was set.
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
