import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstNotice } from './notices.ts';
import { whenIdle } from './when-idle.ts';

const NoticeStack = lazy(async () => ({
  default: (await import('./notice-stack.tsx')).NoticeStack,
}));

/** The place of notices on every page; its code comes with the first one, or in an idle moment. */
export function NoticesHost() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    const need = () => setNeeded(true);
    const stopWaiting = whenIdle(need);
    const stopListening = onFirstNotice(need);
    return () => {
      stopWaiting();
      stopListening();
    };
  }, []);
  return <Suspense>{isNeeded && <NoticeStack />}</Suspense>;
}
