/**
 * Resolves in a task of its own, so that the browser can paint or respond to a tap in between. Uses a message, because
 * browsers throttle nested timers and stop frames on hidden pages.
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
