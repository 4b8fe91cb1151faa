import { type ComponentType, useEffect, useState } from 'react';
import { onFirstNotice } from './notices.ts';
import { whenIdle } from './when-idle.ts';

/** The place of notices on every page; its code comes with the first one, or in an idle moment. */
export function NoticesHost() {
  const [Stack, setStack] = useState<ComponentType | null>(null);
  useEffect(() => {
    // A page works without; the next notice asks for what could not be loaded again.
    const load = () =>
      void import('./notice-stack.tsx').then(
        ({ NoticeStack }) => setStack(() => NoticeStack),
        () => undefined,
      );
    const stopWaiting = whenIdle(load);
    const stopListening = onFirstNotice(load);
    return () => {
      stopWaiting();
      stopListening();
    };
  }, []);
  return Stack && <Stack />;
}
