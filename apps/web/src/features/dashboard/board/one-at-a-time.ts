/**
 * Runs `work` when called, never twice at the same time and never without a `rest` in between. A call in the meantime
 * makes it run once more afterwards, so that no change is missed. `work` does not throw.
 */
export function oneAtATime(work: () => Promise<void>, rest: () => Promise<void>): () => void {
  let isRunning = false;
  let isWanted = false;

  async function run(): Promise<void> {
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await work();
      await rest();
    }
    isRunning = false;
  }

  return () => {
    isWanted = true;
    if (!isRunning) void run();
  };
}
