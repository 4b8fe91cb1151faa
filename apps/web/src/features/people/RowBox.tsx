import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import type { ComponentPropsWithRef } from 'react';
import { choiceBoxStyles } from '../../ui/choice-styles.ts';

type RowBoxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'> & {
  /** Whom it chooses. */
  readonly label: string;
};

/** Chooses a row. The whole cell is the target: 44 px square. */
export function RowBox({ label, ...input }: RowBoxProps) {
  return (
    <label className="relative flex size-11 cursor-pointer items-center justify-center">
      <span className="sr-only">{label}</span>
      <input {...input} type="checkbox" className={clsx(choiceBoxStyles, 'rounded-[5px]')} />
      <Check
        aria-hidden
        strokeWidth={3}
        className="pointer-events-none absolute size-4 text-surface-1 opacity-0 peer-checked:opacity-100"
      />
    </label>
  );
}
