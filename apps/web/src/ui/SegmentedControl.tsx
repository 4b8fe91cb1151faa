import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';

type SegmentedControlProps<Value extends string> = {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly icon?: LucideIcon;
  }[];
  /** Null until one is chosen. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** A phone keeps one row and scrolls it, such as a choice of views. */
  readonly isOneRow?: boolean;
  readonly className?: string;
};

/** Two to five short choices side by side: radios, so arrow keys move between them. */
export function SegmentedControl<Value extends string>({
  label,
  isLabelHidden = false,
  options,
  value,
  onChange,
  isOneRow = false,
  className,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset className={clsx('min-w-0', className)}>
      <legend className={clsx('mb-1.5 text-14 font-medium', isLabelHidden && 'sr-only')}>
        {label}
      </legend>
      <div
        className={clsx(
          'flex w-full gap-0.5 rounded-control bg-surface-3 p-0.5 dark:bg-surface-2',
          isOneRow ? 'max-md:overflow-x-auto md:flex-wrap' : 'flex-wrap',
        )}
      >
        {options.map(({ value: option, label: text, icon: Icon }) => (
          <label
            key={option}
            className={clsx(
              'relative flex min-h-11 min-w-fit flex-1 items-center justify-center gap-2 rounded-[6px] px-1.5 text-center md:px-3 text-14 font-medium text-ink-2 transition-colors duration-150 ease-out select-none hover:text-ink-1 has-checked:bg-surface-1 has-checked:text-ink-1 dark:has-checked:bg-surface-3 has-checked:shadow-raised dark:has-checked:inset-ring dark:has-checked:inset-ring-line-control has-focus-visible:outline-2 has-focus-visible:outline-accent-mark md:min-h-8',
              // More than four would leave the last one alone in a row of its own.
              !isOneRow && options.length > 4 && 'max-md:basis-[30%]',
              isOneRow
                ? 'has-focus-visible:-outline-offset-2 max-md:px-3 max-md:whitespace-nowrap'
                : 'has-focus-visible:outline-offset-2',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            {Icon && <Icon aria-hidden className="size-4 shrink-0" />}
            <span className="min-w-0">{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
