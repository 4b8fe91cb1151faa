/** The value that a share of the measured values, such as 0.95, does not exceed. NaN if nothing was measured. */
export function quantile(measured: readonly number[], share: number): number {
  return (
    measured.toSorted((a, b) => a - b)[Math.floor((measured.length - 1) * share)] ?? Number.NaN
  );
}

/** The value in the middle; of an even number of them the upper one. NaN where nothing was measured. */
export function median(measured: readonly number[]): number {
  return measured.toSorted((a, b) => a - b)[Math.floor(measured.length / 2)] ?? Number.NaN;
}
