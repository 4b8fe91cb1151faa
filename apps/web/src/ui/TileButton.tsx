import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { SpinnerIcon } from './SpinnerIcon.tsx';

type TileButtonProps = ComponentPropsWithRef<'button'> & {
  readonly icon: LucideIcon;
  readonly isBusy?: boolean;
};

/** Icon above one or two words: several fit beside each other on the narrowest phone. */
export function TileButton({
  icon: Icon,
  isBusy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: TileButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
      className={clsx(
        'flex min-h-16 min-w-0 flex-col items-center justify-center gap-1 rounded-control border border-line bg-surface-1 px-1 py-2 text-center text-14 font-medium text-ink-1 shadow-raised transition-colors duration-150 ease-out select-none hover:bg-surface-2 active:bg-surface-3',
        className,
      )}
    >
      {isBusy ? (
        <SpinnerIcon className="size-5" />
      ) : (
        <Icon aria-hidden className="size-5 shrink-0" />
      )}
      <span className="max-w-full">{children}</span>
    </button>
  );
}
