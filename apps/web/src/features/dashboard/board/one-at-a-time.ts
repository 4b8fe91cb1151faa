/**
 * Runs `work` when called, never twice at once: a call while it runs makes it run once more after,
 * so that whatever the call was about is seen. `work` does not throw.
 */
export function oneAtATime(work: () => Promise<void>): () => void {
  let isRunning = false;
  let isWanted = false;

  async function run(): Promise<void> {
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await work();
    }
    isRunning = false;
  }

  return () => {
    isWanted = true;
    if (!isRunning) void run();
  };
}
