const hourMs = 3_600_000;
/** Far more than people's typing errors and mail scanners' repeated clicks. */
const alarmingCount = 500;

/**
 * Counts wrong codes and links over all accounts, and calls back once an hour past a number that
 * only an attack reaches. No one is refused because of it: strangers could lock everyone out.
 */
export function createWrongCodeAlarm({
  now,
  onMany,
}: {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onMany: (count: number) => void;
}): () => void {
  let startedAtMs = 0;
  let count = 0;
  return () => {
    if (now() - startedAtMs >= hourMs) {
      startedAtMs = now();
      count = 0;
    }
    count += 1;
    if (count === alarmingCount) onMany(count);
  };
}
