import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type KeyValueProps = {
  readonly items: readonly { readonly key: string; readonly value: ReactNode }[];
  readonly className?: string;
};

/** Names and values of one thing. */
export function KeyValue({ items, className }: KeyValueProps) {
  return (
    <dl className={clsx('divide-y divide-line', className)}>
      {items.map(({ key, value }) => (
        <div
          key={key}
          className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5 md:text-14"
        >
          <dt className="text-14 text-ink-3">{key}</dt>
          <dd className="min-w-0 tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
