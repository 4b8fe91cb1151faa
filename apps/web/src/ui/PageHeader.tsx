import type { ReactNode } from 'react';

type PageHeaderProps = {
  readonly title: ReactNode;
  /** As of when, where, for whom. */
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
};

export function PageHeader({ title, description, actions }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-28 font-semibold tracking-title">{title}</h1>
        {description !== undefined && <p className="mt-1 text-ink-2">{description}</p>}
      </div>
      {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  );
}
