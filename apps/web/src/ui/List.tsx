import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type ListProps = {
  /** Name of the rows, for readers who cannot see the heading above. */
  readonly label?: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Rows separated by hairlines; use `ListRow` inside. */
export function List({ label, className, children }: ListProps) {
  return (
    <ul aria-label={label} className={clsx('divide-y divide-line', className)}>
      {children}
    </ul>
  );
}
