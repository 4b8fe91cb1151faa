import { clsx } from 'clsx';

/** Ground and edge of everything one types into or picks from. */
export const controlStyles = clsx(
  'w-full min-w-0 rounded-control border border-line-control bg-surface-1 px-3 text-16 text-ink-1 md:text-14 transition-colors duration-150 ease-out',
  'placeholder:text-ink-3 placeholder-shown:text-ellipsis hover:border-ink-3 aria-invalid:scroll-mb-16 aria-invalid:border-danger-solid',
  'focus-visible:border-accent-mark focus-visible:outline-1 focus-visible:outline-offset-0 aria-invalid:focus-visible:outline-danger-solid',
  'disabled:border-line disabled:bg-surface-2 disabled:text-ink-3',
);
