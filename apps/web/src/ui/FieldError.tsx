import { clsx } from 'clsx';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';

/** A field's error, shown below it. */
export function FieldError({
  id,
  className,
  children,
}: {
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <p id={id} role="alert" className={clsx('flex gap-1.5 text-14 text-danger-ink', className)}>
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
