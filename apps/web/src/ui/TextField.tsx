import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { controlStyles } from './control-styles.ts';
import { Field, type FieldTexts } from './Field.tsx';

type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'id' | 'className'> &
  FieldTexts & {
    readonly icon?: LucideIcon | undefined;
    /** Sits inside the right end, such as a button that reveals a password. */
    readonly trailing?: ReactNode;
    readonly isLabelHidden?: boolean;
    readonly className?: string;
  };

export function TextField({
  label,
  labelDetail,
  hint,
  error,
  icon: Icon,
  trailing,
  isLabelHidden,
  className,
  ...input
}: TextFieldProps) {
  const texts = { label, labelDetail, hint, error, isLabelHidden, className };
  return (
    <Field {...texts}>
      {(control) => (
        <span className="relative flex items-center">
          {Icon && (
            <Icon aria-hidden className="pointer-events-none absolute left-3 size-5 text-ink-3" />
          )}
          <input
            type="text"
            {...input}
            {...control}
            className={clsx(
              controlStyles,
              'h-12 md:h-10',
              Icon && 'pl-10',
              trailing !== undefined && 'pr-12',
            )}
          />
          {trailing !== undefined && <span className="absolute right-0">{trailing}</span>}
        </span>
      )}
    </Field>
  );
}
