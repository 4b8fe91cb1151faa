import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { statusIcons, statusInks, statusSofts, type StatusTone } from './status.ts';

type BannerProps = {
  readonly tone: StatusTone;
  readonly icon?: LucideIcon;
  /** `strip` spans the screen's width, `inset` is placed among other content. */
  readonly shape?: 'strip' | 'inset';
  readonly title?: ReactNode;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
};

/** A message that is true for as long as it is shown; use a notice for a one-time event. */
export function Banner({ tone, icon, shape = 'inset', title, action, children }: BannerProps) {
  const Icon = icon ?? statusIcons[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : undefined}
      // Notices don't cover it.
      data-warning={tone === 'danger' || tone === 'attention' || undefined}
      className={clsx(
        'flex flex-wrap items-center gap-x-4 gap-y-2 text-14 text-ink-1',
        statusSofts[tone],
        shape === 'inset' ? 'rounded-card px-4 py-3' : 'px-4 py-2.5 md:px-6',
      )}
    >
      <span className="flex min-w-0 flex-1 basis-64 gap-2.5">
        <Icon aria-hidden className={clsx('mt-0.5 size-4.5 shrink-0', statusInks[tone])} />
        <span className="min-w-0">
          {title !== undefined && <span className="block font-medium">{title}</span>}
          {children}
        </span>
      </span>
      {action}
    </div>
  );
}
