import { clsx } from 'clsx';

/** Takes the place and size of content that is still loading; the page says "loading" once, elsewhere. */
export function Skeleton({ className = 'h-4 w-full' }: { readonly className?: string }) {
  return (
    <span
      aria-hidden
      className={clsx('block max-w-full animate-shimmer rounded-[6px] bg-surface-3', className)}
    />
  );
}

/** As many rows as a list usually has, so that nothing jumps when the list loads. */
export function SkeletonRows({ count }: { readonly count: number }) {
  return (
    <div aria-hidden className="divide-y divide-line">
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className="flex min-h-14 items-center gap-3 px-4 md:min-h-11 md:px-5">
          <Skeleton className={clsx('h-3.5', at % 3 === 1 ? 'w-2/5' : 'w-3/5')} />
          <span className="flex-1" />
          <Skeleton className="h-3.5 w-14" />
        </div>
      ))}
    </div>
  );
}
