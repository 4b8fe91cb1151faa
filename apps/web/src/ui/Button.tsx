import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { useId, type ComponentPropsWithRef } from 'react';
import { buttonStyles, type ButtonStyleProps } from './button-styles.ts';
import { SpinnerIcon } from './SpinnerIcon.tsx';

type ButtonProps = ComponentPropsWithRef<'button'> &
  ButtonStyleProps & {
    readonly icon?: LucideIcon | undefined;
    /** The work it started is under way: a spinner, and further presses have no effect. */
    readonly isBusy?: boolean | undefined;
    /** Why it cannot be pressed now. Said below the button; the button stays reachable by keyboard. */
    readonly disabledReason?: string | null | undefined;
  };

/** One primary a screen; `className` is for its place in the layout only. */
export function Button({
  variant,
  size,
  block,
  flush,
  icon: Icon,
  isBusy = false,
  disabledReason = null,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const isHeld = isBusy || disabledReason !== null;
  const button = (
    <button
      {...rest}
      // A submit button would send its form even when it only looks disabled.
      type={isHeld ? 'button' : type}
      className={clsx(buttonStyles({ variant, size, block, flush }), !disabledReason && className)}
      aria-disabled={disabledReason !== null || undefined}
      aria-busy={isBusy || undefined}
      aria-describedby={disabledReason === null ? rest['aria-describedby'] : reasonId}
      onClick={isHeld ? undefined : onClick}
    >
      {isBusy ? (
        <SpinnerIcon className="size-5 md:size-4" />
      ) : (
        Icon && <Icon aria-hidden className="size-5 shrink-0 md:size-4" />
      )}
      <span className="min-w-0">{children}</span>
    </button>
  );
  if (disabledReason === null) return button;
  return (
    <span className={clsx('inline-flex flex-col items-start gap-1', block && 'w-full', className)}>
      {button}
      <span id={reasonId} className="text-14 text-ink-3">
        {disabledReason}
      </span>
    </span>
  );
}
