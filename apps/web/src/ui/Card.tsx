import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';

type CardProps = {
  readonly title?: string;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  /** No padding around the children: lists and tables have their own. */
  readonly isFlush?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
};

/** A bordered container for one thing. Use hairlines inside it, never another card. */
export function Card({
  title,
  description,
  actions,
  isFlush = false,
  className,
  children,
}: CardProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={title === undefined ? undefined : titleId}
      // Content that fills the card needs no frame of its own (`.framed-alone`).
      data-framed
      className={clsx(
        'min-w-0 overflow-clip rounded-card border border-line bg-surface-1',
        className,
      )}
    >
      {title !== undefined && (
        <header
          className={clsx(
            'flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 md:px-5',
            description === undefined ? 'py-2' : 'py-3.5',
            isFlush && 'border-b border-line',
          )}
        >
          {/* With large text the actions wrap below the title. */}
          <div className="min-w-0 flex-1 basis-24">
            <h2 id={titleId} className="text-16 font-semibold">
              {title}
            </h2>
            {description !== undefined && (
              <p className="mt-0.5 text-14 text-ink-3">{description}</p>
            )}
          </div>
          {actions !== undefined && (
            <div className="max-w-full min-[22.5rem]:[&_button]:whitespace-nowrap">{actions}</div>
          )}
        </header>
      )}
      {isFlush ? (
        children
      ) : (
        <div
          className={clsx(
            'px-4 pb-4 empty:hidden md:px-5 md:pb-5',
            title === undefined && 'pt-4 md:pt-5',
          )}
        >
          {children}
        </div>
      )}
    </section>
  );
}
