/** Counts runs by job and outcome. */
export type JobMetrics = {
  gauge(name: string, help: string, read: () => number): void;
  counter(
    name: string,
    help: string,
    labels: readonly string[],
  ): (values: Record<string, string>) => void;
};
