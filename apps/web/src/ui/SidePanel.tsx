import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';

type SidePanelProps = {
  readonly title: string;
  readonly onClose: () => void;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

/** Details beside a list; with its own address, so closing it is a navigation of the caller. */
export function SidePanel({ title, onClose, footer, children }: SidePanelProps) {
  const { t } = useLingui();
  return (
    // The button is within what scrolls, so that a keyboard gets there.
    <aside
      aria-label={title}
      data-framed
      className="flex h-full min-h-0 flex-col overflow-y-auto bg-surface-1 lg:border-l lg:border-line"
    >
      <header className="sticky top-0 z-10 flex min-h-14 shrink-0 items-center justify-between gap-4 border-b border-line bg-surface-1 py-1 pr-3 pl-4 md:pl-5">
        <h2 className="truncate text-16 font-semibold">{title}</h2>
        <IconButton icon={X} label={t`Close`} onClick={onClose} />
      </header>
      <div className="flex-1 px-4 py-4 md:px-5">{children}</div>
      {footer !== undefined && (
        <footer className="sticky bottom-0 flex shrink-0 gap-2 border-t border-line bg-surface-1 px-4 py-3 md:px-5">
          {footer}
        </footer>
      )}
    </aside>
  );
}
