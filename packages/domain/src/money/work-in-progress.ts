import { roundHalfUp } from './fraction.ts';

/** A project's contract, cost and billing, in cents. */
export type JobInProgress = {
  /** The original contract; null if unknown. */
  readonly price: number | null;
  /** Approved change orders. */
  readonly approved: number;
  /** Cost to date, and the expected total cost. */
  readonly actual: number;
  readonly forecast: number;
  readonly billed: number;
};

/** The figures that a bank or a surety asks for; null if the contract price is unknown. */
export type WorkInProgress = {
  readonly contract: number | null;
  /** Hundredths of a percent of the cost, from 0 to 100 %. */
  readonly percent: number;
  readonly earned: number | null;
  /** Billings in excess of earned revenue; negative if revenue isn't billed yet. */
  readonly overbilled: number | null;
  /** At completion; negative for a loss. */
  readonly profit: number | null;
};

/**
 * Returns the work in progress by the cost-to-cost method. A job without a forecast has earned
 * nothing.
 */
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
