import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type ListProps = {
  /** What the rows are, for those who cannot see the heading above. */
  readonly label?: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Rows with hairlines between them; `ListRow` inside. */
export function List({ label, className, children }: ListProps) {
  return (
    <ul aria-label={label} className={clsx('divide-y divide-line', className)}>
      {children}
    </ul>
  );
}
