/**
 * Resolves in a task of its own, so that the browser may paint or answer a tap in between. By a
 * message: timers are slowed down in a row of them, and frames stand still in a page in the back.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
