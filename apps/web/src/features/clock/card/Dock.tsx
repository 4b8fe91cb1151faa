import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { CardLayout } from './card-layout.ts';

/**
 * Keeps the state button above the phone's navigation bar while the rest of the card scrolls behind it: small phones,
 * large text and landscape have no room for the whole card.
 */
export function Dock({
  layout,
  children,
}: {
  readonly layout: CardLayout;
  readonly children: ReactNode;
}) {
  return (
    <div
      className={clsx(
        layout === 'tall' &&
          'sticky space-y-3 bottom-[calc(4rem+1px+env(safe-area-inset-bottom))] z-10 -mx-4 -mt-3 -mb-4 bg-surface-1 px-4 pt-2 pb-4 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-3 before:bg-linear-to-t before:from-surface-1 before:to-transparent max-md:typing:bottom-0 md:bottom-0 md:-mx-5 md:-mb-5 md:px-5 md:pb-5',
      )}
    >
      {children}
    </div>
  );
}
