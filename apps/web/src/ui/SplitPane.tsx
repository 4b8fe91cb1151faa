import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type SplitPaneProps = {
  readonly children: ReactNode;
  /** A `SidePanel`, or null while nothing is open. */
  readonly panel: ReactNode;
};

/** Beside each other from 1024 px on; below that an open panel takes the whole place. */
export function SplitPane({ children, panel }: SplitPaneProps) {
  const isOpen = panel !== null;
  return (
    <div className={clsx('flex h-full min-h-0 min-w-0', isOpen && 'lg:gap-0')}>
      <div className={clsx('min-w-0 flex-1 overflow-y-auto', isOpen && 'hidden lg:block')}>
        {children}
      </div>
      {isOpen && <div className="w-full shrink-0 lg:w-panel">{panel}</div>}
    </div>
  );
}
