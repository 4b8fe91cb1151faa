import { frameEvents } from './app/first-frame/frame.ts';

const patienceMs = 300;

/**
 * The entry point: lets the browser paint the first frame, which is in the page itself and only needs the style sheet,
 * and requests the app only after that. Anything that loads together with the style sheet keeps a slow phone's screen
 * white for longer.
 */
function firstPaint(): Promise<void> {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
    // A hidden page is never painted.
    setTimeout(resolve, patienceMs);
  });
}

async function start(): Promise<void> {
  await firstPaint();
  const files = document.querySelector<HTMLTemplateElement>('template[data-app]');
  if (files !== null) document.head.append(files.content);
  dispatchEvent(new Event(frameEvents.painted));
  const { started } = await import('./main.tsx');
  await started;
}

start().catch((error: unknown) =>
  dispatchEvent(new CustomEvent(frameEvents.failed, { detail: error })),
);
