import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { statusIcons, statusInks, type StatusTone } from './status.ts';

export type TimelineItem = {
  readonly id: string;
  readonly time: ReactNode;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** Absent for most steps, which have a plain dot. */
  readonly tone?: StatusTone;
};

type TimelineProps = { readonly label: string; readonly items: readonly TimelineItem[] };

/** A sequence of events: who, when, what, why. */
export function Timeline({ label, items }: TimelineProps) {
  return (
    <ol aria-label={label} className="min-w-0 md:text-14">
      {items.map(({ id, time, title, detail, tone }, at) => {
        const Icon = tone && statusIcons[tone];
        return (
          <li key={id} className="relative flex gap-3 pb-5 last:pb-0">
            {at < items.length - 1 && (
              <span aria-hidden className="absolute top-6 bottom-0 left-2.5 w-px bg-line" />
            )}
            <span aria-hidden className="flex size-5 shrink-0 items-center justify-center pt-0.5">
              {Icon ? (
                <Icon className={clsx('size-4.5', statusInks[tone])} />
              ) : (
                <span className="size-2 rounded-chip border-2 border-line-control" />
              )}
            </span>
            <div className="@container min-w-0 flex-1">
              {/* Stacked in a narrow card, whatever their lengths. */}
              <div className="flex flex-col items-baseline justify-between gap-x-4 @[24rem]:flex-row">
                <span className="max-w-full min-w-0 wrap-anywhere">{title}</span>
                <span className="shrink-0 text-14 text-ink-3 tabular-nums">{time}</span>
              </div>
              {detail !== undefined && <div className="text-14 text-ink-2">{detail}</div>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
