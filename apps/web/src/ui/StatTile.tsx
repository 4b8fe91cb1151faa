import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from './Skeleton.tsx';
import { statusInks, type StatusTone } from './status.ts';

type StatTileProps = {
  readonly label: ReactNode;
  /** Null until it is known. */
  readonly value: ReactNode;
  readonly icon?: LucideIcon;
  readonly tone?: StatusTone;
};

/** One important number with its name, at least as wide as the number. Put tiles into `StatTiles`. */
export function StatTile({ label, value, icon: Icon, tone }: StatTileProps) {
  return (
    <div className="flex min-w-fit flex-[1_1_6.5rem] flex-col-reverse justify-end gap-0.5 bg-surface-1 px-3 py-3 md:px-5">
      <dt className="text-14 text-ink-2 contain-inline-size">{label}</dt>
      <dd className="flex min-h-[1lh] items-center gap-2 text-28 font-semibold tracking-title tabular-nums *:whitespace-normal">
        {value ?? <Skeleton className="h-7 w-12" />}
        {Icon && tone && <Icon aria-hidden className={clsx('size-5 shrink-0', statusInks[tone])} />}
      </dd>
    </div>
  );
}

/** Numbers in a row that wraps when there is no room, in threes from six on; hairlines separate them. */
export function StatTiles({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <section aria-label={label}>
      <dl className="flex flex-wrap gap-px has-[>:nth-child(6)]:*:basis-[30%] overflow-clip rounded-card border border-line bg-line">
        {children}
      </dl>
    </section>
  );
}
