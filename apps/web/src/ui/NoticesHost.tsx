import { Suspense, useEffect, useState } from 'react';
import { onFirstNotice } from './notices.ts';
import { whenIdle } from './when-idle.ts';
import { lazyPart } from './lazy-part.tsx';

const loadStack = () => import('./notice-stack.tsx');
const NoticeStack = lazyPart(async () => ({ default: (await loadStack()).NoticeStack }));

/** The place of notices on every page; its code comes with the first one, or in an idle moment. */
export function NoticesHost() {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    // A page works without; the next notice asks for what could not be loaded again.
    const load = () =>
      void loadStack().then(
        () => setLoaded(true),
        () => undefined,
      );
    const stopWaiting = whenIdle(load);
    const stopListening = onFirstNotice(load);
    return () => {
      stopWaiting();
      stopListening();
    };
  }, []);
  return <Suspense>{isLoaded && <NoticeStack />}</Suspense>;
}
