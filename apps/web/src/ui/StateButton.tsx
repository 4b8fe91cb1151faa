import { clsx } from 'clsx';
import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import type { ComponentPropsWithRef } from 'react';
import { SpinnerIcon } from './SpinnerIcon.tsx';

const tones = {
  /** Begins something: the company's color. */
  start: {
    icon: Play,
    style:
      'border-accent-edge bg-accent text-on-accent hover:bg-accent-hover active:bg-accent-active',
  },
  /** Ends what runs: ink, so that no one takes it for the start. */
  stop: {
    icon: Square,
    style: 'border-transparent bg-ink-1 text-surface-1 hover:opacity-90 active:opacity-80',
  },
  /** Ends a break. */
  resume: {
    icon: Play,
    style:
      'border-transparent bg-break-solid text-on-status hover:bg-[color-mix(in_oklab,var(--color-break-solid),var(--color-ink-1)_12%)] active:bg-[color-mix(in_oklab,var(--color-break-solid),var(--color-ink-1)_24%)]',
  },
} as const;

type StateButtonProps = ComponentPropsWithRef<'button'> & {
  readonly tone: keyof typeof tones;
  /** A few words under the label, such as what will be recorded. */
  readonly detail?: string | undefined;
  readonly isBusy?: boolean;
};

/** The one action of the clock: at least 72 px high, as wide as its place, its tone also a shape. */
export function StateButton({
  tone,
  detail,
  isBusy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: StateButtonProps) {
  const { icon: Icon, style } = tones[tone];
  return (
    <button
      {...rest}
      type={type}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
      className={clsx(
        '@container flex min-h-18 w-full items-center justify-center gap-3 rounded-card border px-5 py-3 text-center transition-colors duration-150 ease-out select-none',
        'disabled:border-line disabled:bg-surface-2 disabled:text-ink-3',
        style,
        className,
      )}
    >
      {isBusy ? (
        <SpinnerIcon className="size-6" />
      ) : (
        <Icon aria-hidden className="size-6 shrink-0 fill-current @max-[13rem]:hidden" />
      )}
      <span>
        <span className="block text-22 font-semibold tracking-title">{children}</span>
        {detail !== undefined && <span className="block text-14">{detail}</span>}
      </span>
    </button>
  );
}
