import { frameEvents } from './app/first-frame/frame.ts';

const patienceMs = 300;

/**
 * The entry: lets the browser paint the first frame, which stands in the page itself and needs only
 * the style sheet, and only then asks for the app. What shares the line with the style sheet makes
 * a slow phone stay white.
 */
function firstPaint(): Promise<void> {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
    // A page that lies behind another is not painted at all.
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
