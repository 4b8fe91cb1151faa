import { createContext, useContext, useEffect } from 'react';

/** Called with +1 and -1 by parts of Today that are still loading. */
export const SettlingContext = createContext<(change: 1 | -1) => void>(() => undefined);

/** For the fallback of a part that loads on demand: Today waits for it before it is shown. */
export function Settling() {
  const tell = useContext(SettlingContext);
  useEffect(() => {
    tell(1);
    return () => tell(-1);
  }, [tell]);
  return null;
}
