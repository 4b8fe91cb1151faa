import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type ChipProps = {
  readonly icon?: LucideIcon;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
  readonly children: ReactNode;
};

/** A filter or a quick answer that is on or off. A state that only reads is a `StatusBadge`. */
export function Chip({ icon: Icon, isChosen, onChange, children }: ChipProps) {
  const Mark = isChosen ? Check : Icon;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => onChange(!isChosen)}
      className={clsx(
        'inline-flex min-h-12 max-w-full items-center gap-2 rounded-chip border px-4 text-16 transition-colors duration-150 ease-out select-none md:min-h-8 md:px-3 md:text-14',
        isChosen
          ? 'border-choice bg-choice-soft text-choice-ink'
          : 'border-line bg-surface-1 text-ink-1 hover:bg-surface-2 active:bg-surface-3',
      )}
    >
      {Mark && <Mark aria-hidden className="size-4 shrink-0" />}
      <span className="min-w-0">{children}</span>
    </button>
  );
}
