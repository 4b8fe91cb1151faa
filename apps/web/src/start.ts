const patienceMs = 300;

/**
 * The entry: lets the browser paint the first frame, which stands in the page itself, before it reads
 * the app. The app's file is on its way since the page asked for it (`vite.first-frame.ts`).
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

void firstPaint().then(() => import('./main.tsx'));
