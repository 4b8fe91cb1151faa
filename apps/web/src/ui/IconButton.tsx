import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  readonly icon: LucideIcon;
  /** The button's action, for screen readers. */
  readonly label: string;
  readonly variant?: 'quiet' | 'outlined';
};

export function IconButton({
  icon: Icon,
  label,
  variant = 'quiet',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={clsx(
        'inline-flex size-12 shrink-0 items-center justify-center rounded-control border text-ink-2 print:hidden transition-colors duration-150 ease-out',
        'hover:bg-surface-2 hover:text-ink-1 active:bg-surface-3 disabled:pointer-events-none disabled:opacity-45 md:size-10',
        variant === 'outlined' ? 'border-line bg-surface-1 shadow-raised' : 'border-transparent',
        className,
      )}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}
