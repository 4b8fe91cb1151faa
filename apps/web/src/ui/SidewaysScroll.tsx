import { clsx } from 'clsx';
import { type ReactNode, useLayoutEffect, useState } from 'react';

type SidewaysScrollProps = {
  /** The content's name, such as that of a table wider than a phone. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Scrolls content that is wider than the page, with an edge that fades if there is more. */
export function SidewaysScroll({ label, className, children }: SidewaysScrollProps) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [hasMore, setHasMore] = useState(false);
  useLayoutEffect(() => {
    if (frame === null) return undefined;
    const observer = new ResizeObserver(() => setHasMore(isMoreRight(frame)));
    observer.observe(frame);
    return () => observer.disconnect();
  }, [frame]);
  return (
    <div className={clsx('relative', className)}>
      <section
        ref={setFrame}
        aria-label={label}
        // Makes it scrollable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={({ currentTarget }) => setHasMore(isMoreRight(currentTarget))}
        className="overflow-x-auto"
      >
        {children}
      </section>
      {hasMore && (
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-0 right-0 z-20 w-16 bg-linear-to-l from-surface-1 to-transparent print:hidden"
        />
      )}
    </div>
  );
}

function isMoreRight({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): boolean {
  return scrollLeft + clientWidth < scrollWidth - 1;
}
