import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { statusIcons, statusInks, statusSofts, type StatusTone } from './status.ts';

type StatusBadgeProps = {
  readonly tone: StatusTone;
  /** Instead of the tone's own icon. */
  readonly icon?: LucideIcon;
  /** `plain` has no ground: for tables, where a column of chips would shout. */
  readonly look?: 'soft' | 'plain';
  readonly children: ReactNode;
};

export function StatusBadge({ tone, icon, look = 'soft', children }: StatusBadgeProps) {
  const Icon = icon ?? statusIcons[tone];
  return (
    <span
      className={clsx(
        'inline-flex max-w-full items-center align-middle gap-1.5 text-14 font-medium',
        statusInks[tone],
        look === 'soft'
          ? ['rounded-chip py-0.5 pr-2.5 pl-2', statusSofts[tone]]
          : 'whitespace-nowrap',
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      <span className={clsx('min-w-0', look === 'plain' && 'overflow-hidden text-ellipsis')}>
        {children}
      </span>
    </span>
  );
}
