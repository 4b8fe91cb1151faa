import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { choiceBoxStyles, choiceRowStyles } from './choice-styles.ts';

type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'> & {
  readonly label: string;
  readonly detail?: ReactNode;
  /** An avatar or icon before the words. */
  readonly leading?: ReactNode;
  readonly className?: string;
};

export function Checkbox({ label, detail, leading, className, ...input }: CheckboxProps) {
  const detailId = useId();
  return (
    <label className={clsx(choiceRowStyles, className)}>
      <span className="relative mt-0.5 flex">
        <input
          {...input}
          type="checkbox"
          aria-describedby={detail === undefined ? undefined : detailId}
          className={clsx(choiceBoxStyles, 'rounded-[5px]')}
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute inset-0.5 size-4 text-surface-1 opacity-0 peer-checked:opacity-100"
        />
      </span>
      {leading}
      <span className="min-w-0">
        <span className="block wrap-anywhere">{label}</span>
        {detail !== undefined && (
          <span id={detailId} className="block text-14 wrap-anywhere text-ink-3">
            {detail}
          </span>
        )}
      </span>
    </label>
  );
}
