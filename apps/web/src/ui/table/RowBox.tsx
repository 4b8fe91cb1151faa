import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import type { ComponentPropsWithRef } from 'react';
import { choiceBoxStyles } from '../choice-styles.ts';

type RowBoxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'> & {
  /** Name of the row or rows that it selects. */
  readonly label: string;
  /** Some but not all of the rows are selected. */
  readonly isPartly?: boolean;
};

/** Selects a row. The whole cell is the target. */
export function RowBox({ label, isPartly = false, ...input }: RowBoxProps) {
  const Mark = isPartly ? Minus : Check;
  return (
    <label className="relative flex size-11 cursor-pointer items-center justify-center md:size-10">
      <span className="sr-only">{label}</span>
      <input
        {...input}
        type="checkbox"
        ref={(box) => {
          if (box !== null) box.indeterminate = isPartly;
        }}
        className={clsx(choiceBoxStyles, 'rounded-[5px]')}
      />
      <Mark
        aria-hidden
        strokeWidth={3}
        className="pointer-events-none absolute size-4 text-surface-1 opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-100"
      />
    </label>
  );
}
