import { roundHalfUp } from './fraction.ts';

/** What is known of a project, in cents. */
export type JobInProgress = {
  /** The original contract; null where it is not known. */
  readonly price: number | null;
  /** Approved change orders. */
  readonly approved: number;
  /** Cost to date, and what it is expected to be in the end. */
  readonly actual: number;
  readonly forecast: number;
  readonly billed: number;
};

/** What a bank or a surety asks of it; null where the contract's price is not known. */
export type WorkInProgress = {
  readonly contract: number | null;
  /** Hundredths of a percent of the cost, from 0 to 100 %. */
  readonly percent: number;
  readonly earned: number | null;
  /** What is billed beyond what is earned; below zero: earned and not billed yet. */
  readonly overbilled: number | null;
  /** In the end; below zero: a loss. */
  readonly profit: number | null;
};

/** Cost-to-cost percentage of completion. A job without a forecast has earned nothing. */
export function workInProgress({
  price,
  approved,
  actual,
  forecast,
  billed,
}: JobInProgress): WorkInProgress {
  const under = BigInt(Math.max(forecast, 1));
  const done = forecast <= 0 ? 0n : BigInt(Math.min(Math.max(actual, 0), forecast));
  const percent = roundHalfUp({ over: done * 10_000n, under });
  if (price === null) {
    return { contract: null, percent, earned: null, overbilled: null, profit: null };
  }
  const contract = price + approved;
  const earned = roundHalfUp({ over: BigInt(contract) * done, under });
  return { contract, percent, earned, overbilled: billed - earned, profit: contract - forecast };
}
