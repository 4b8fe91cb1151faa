/**
 * Runs `work` when called, never twice at once and never without a `rest` in between: a call meanwhile makes it run once
 * more after, so that whatever the call was about is seen. `work` does not throw.
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
