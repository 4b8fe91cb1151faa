/**
 * The entry: lets the browser paint the first frame, which stands in the page itself, before it reads
 * the app. The app's file is on its way since the page asked for it (`vite.first-frame.ts`).
 */
function firstPaint(): Promise<void> {
  const isNever = document.visibilityState === 'hidden';
  if (isNever || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
    // Put into the back before it was painted, a page is not painted at all.
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });
}

void firstPaint().then(() => import('./main.tsx'));
