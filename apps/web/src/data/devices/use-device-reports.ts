import { useEffect } from 'react';
import { useData } from '../data-context.tsx';

/** After what the screen itself asks for. */
const firstAfterMs = 3000;

/** Keeps telling the server that this device is in contact while the screen is there. */
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
        // Without a network its code is not there, and nothing could be told either.
        .catch(() => undefined);
    });
    return () => {
      cancel();
      end?.();
      end = null;
    };
  }, [data]);
}
