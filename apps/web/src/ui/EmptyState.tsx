import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type EmptyStateProps = {
  readonly icon?: LucideIcon;
  /** One sentence that says what will appear here. */
  readonly children: ReactNode;
  /** One action that adds the first item. */
  readonly action?: ReactNode;
};

export function EmptyState({ icon: Icon, children, action }: EmptyStateProps) {
  return (
    <div className="framed-alone flex flex-col items-center gap-4 px-6 py-12 text-center">
      {Icon && <Icon aria-hidden className="size-7 text-ink-3" strokeWidth={1.5} />}
      <p className="max-w-96 text-balance text-ink-2">{children}</p>
      {action}
    </div>
  );
}
