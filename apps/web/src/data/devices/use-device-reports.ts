import { useEffect } from 'react';
import { useData } from '../data-context.tsx';

/** Runs after the screen's own requests. */
const firstAfterMs = 3000;

/** Keeps reporting to the server that this device is in contact while the screen is open. */
export function useDeviceReports(): void {
  const data = useData();
  useEffect(() => {
    let end: (() => void) | null = null;
    const cancel = data.platform.clock.after(firstAfterMs, () => {
      end = () => {};
      void import('./keep-reporting.ts')
        .then(({ keepReporting }) => {
          if (end !== null) end = keepReporting(data);
        })
        // Without a network the code can't be loaded, and nothing could be reported either.
        .catch(() => undefined);
    });
    return () => {
      cancel();
      end?.();
      end = null;
    };
  }, [data]);
}
