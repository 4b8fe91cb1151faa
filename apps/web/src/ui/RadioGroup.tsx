import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { choiceBoxStyles, choiceRowStyles } from './choice-styles.ts';
import { FieldError } from './FieldError.tsx';

type RadioGroupProps<Value extends string> = {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly detail?: ReactNode;
    readonly isDisabled?: boolean;
  }[];
  readonly value: Value | null;
  readonly error?: string | null;
  readonly onChange: (value: Value) => void;
  readonly className?: string;
};

/** One of a few, each with a line of explanation if need be. Two or three short words: `SegmentedControl`. */
export function RadioGroup<Value extends string>({
  label,
  isLabelHidden = false,
  options,
  value,
  error = null,
  onChange,
  className,
}: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset
      className={clsx('min-w-0', className)}
      aria-describedby={error === null ? undefined : `${name}-error`}
    >
      <legend className={clsx('text-14 font-medium', isLabelHidden && 'sr-only')}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={choiceRowStyles}>
          <span className="relative mt-0.5 flex">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              data-invalid={error !== null || undefined}
              onChange={() => onChange(option.value)}
              className={clsx(choiceBoxStyles, 'rounded-chip')}
            />
            <span
              aria-hidden
              className="pointer-events-none absolute inset-1.5 size-2 rounded-chip bg-surface-1 opacity-0 peer-checked:opacity-100"
            />
          </span>
          <span className="min-w-0">
            <span className="block">{option.label}</span>
            {option.detail !== undefined && (
              <span className="block text-14 text-ink-3">{option.detail}</span>
            )}
          </span>
        </label>
      ))}
      {error !== null && (
        <FieldError id={`${name}-error`} className="mt-1.5">
          {error}
        </FieldError>
      )}
    </fieldset>
  );
}
