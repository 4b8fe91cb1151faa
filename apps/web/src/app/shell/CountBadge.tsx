import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { useCount } from '../nav/counts-context.tsx';

const mostShown = 99;

type CountBadgeProps = {
  /** Places whose counts it adds up. */
  readonly paths: readonly string[];
  readonly className?: string;
};

/** How many things wait there for this person; nothing at zero. */
export function CountBadge({ paths, className }: CountBadgeProps) {
  const { i18n } = useLingui();
  const count = useCount(paths);
  if (count === 0) return null;
  return (
    <span
      className={clsx(
        'inline-flex h-5 min-w-5 items-center justify-center rounded-chip bg-attention-soft px-1.5 text-12 font-semibold text-attention-ink tabular-nums',
        className,
      )}
    >
      <span aria-hidden>{count > mostShown ? `${mostShown}+` : i18n.number(count)}</span>
      <span className="sr-only">{plural(count, { one: '# waiting', other: '# waiting' })}</span>
    </span>
  );
}
