import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type PageHeaderProps = {
  readonly title: ReactNode;
  /** The title names one crew or project, which the phone's header can't know. */
  readonly isOwnName?: boolean;
  /** As of when, where, for whom. */
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
};

/** On a phone the shell's header shows the title of pages below the first level. */
export function PageHeader({ title, isOwnName = false, description, actions }: PageHeaderProps) {
  const hasActions = actions !== undefined && actions !== null && actions !== false;
  const isUntold = !isOwnName && description === undefined;
  return (
    <header
      className={clsx(
        'flex flex-wrap items-end justify-between gap-x-6 gap-y-3',
        // A header that shows nothing takes no room.
        isUntold && !hasActions && 'group-data-below/shell:max-md:absolute',
      )}
    >
      <div
        className={clsx(
          'min-w-0',
          // A long description wraps before the actions do.
          description !== undefined && 'md:flex-[1_1_16rem]',
          // Nor does a title that isn't seen: the actions begin where the page does.
          isUntold && 'group-data-below/shell:max-md:absolute',
        )}
      >
        <h1
          className={clsx(
            'text-28 font-semibold tracking-title',
            !isOwnName && 'group-data-below/shell:max-md:sr-only',
          )}
        >
          {title}
        </h1>
        {description !== undefined && <p className="mt-1 text-ink-2">{description}</p>}
      </div>
      {hasActions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  );
}
