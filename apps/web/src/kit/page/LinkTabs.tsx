import { createLink } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { AnchorHTMLAttributes, ReactNode } from 'react';

/** Tabs that are pages with their own addresses: each is a `LinkTab`. */
export function LinkTabs({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <nav
      aria-label={label}
      className="flex gap-6 overflow-x-auto border-b border-line print:hidden"
    >
      {children}
    </nav>
  );
}

/** One page of the tabs. Only its path decides whether it is selected; filters in the address don't matter. */
export const LinkTab = createLink(TabAnchor);

function TabAnchor({ children, className, ...anchor }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a
      {...anchor}
      className={clsx(
        'flex min-h-12 shrink-0 items-center border-b-2 border-transparent text-16 font-medium text-ink-2 outline-offset-[-2px] hover:text-ink-1 aria-[current=page]:border-choice aria-[current=page]:text-ink-1 md:min-h-10 md:text-14',
        className,
      )}
    >
      {children}
    </a>
  );
}
