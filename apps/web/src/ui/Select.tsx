import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentPropsWithRef } from 'react';
import { controlStyles } from './control-styles.ts';
import { Field, type FieldTexts } from './Field.tsx';

type SelectProps = Omit<ComponentPropsWithRef<'select'>, 'id' | 'className' | 'children'> &
  FieldTexts & {
    readonly options: readonly {
      readonly value: string;
      readonly label: string;
      readonly isDisabled?: boolean;
    }[];
    readonly isLabelHidden?: boolean;
    readonly className?: string;
  };

/** For a handful of choices: the system's own list, the best one under a thumb. Longer ones: `Picker`. */
export function Select({
  label,
  labelDetail,
  hint,
  error,
  options,
  isLabelHidden,
  className,
  ...select
}: SelectProps) {
  const texts = { label, labelDetail, hint, error, isLabelHidden, className };
  return (
    <Field {...texts}>
      {(control) => (
        <span className="relative flex items-center">
          <select
            {...select}
            {...control}
            className={clsx(controlStyles, 'h-12 appearance-none truncate pr-10 md:h-10')}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute right-3 size-5 text-ink-3"
          />
        </span>
      )}
    </Field>
  );
}
