const longestSeconds = 3600;

/** Returns 5 s after the first attempt, then doubles up to an hour; a fifth of it is random. */
export function growingPause(attempt: number, random: () => number = Math.random): number {
  const seconds = Math.min(5 * 2 ** (attempt - 1), longestSeconds);
  return seconds * (0.8 + 0.2 * random());
}
