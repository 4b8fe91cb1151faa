import { clsx } from 'clsx';

/**
 * Just the spinning icon; for a whole page use `Spinner`, which also says that it is loading. Drawn here, because it is
 * the only picture that is needed before any page.
 */
export function SpinnerIcon({ className = 'size-5' }: { readonly className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      className={clsx('shrink-0 animate-spin', className)}
    >
      <path d="M21 12a9 9 0 1 1-6.22-8.56" />
    </svg>
  );
}
