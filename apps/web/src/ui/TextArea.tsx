import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { controlStyles } from './control-styles.ts';
import { Field, type FieldTexts } from './Field.tsx';

type TextAreaProps = Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'className'> &
  FieldTexts & { readonly className?: string };

/** Grows with its text. */
export function TextArea({
  label,
  labelDetail,
  hint,
  error,
  className,
  rows = 3,
  ...textarea
}: TextAreaProps) {
  const texts = { label, labelDetail, hint, error, className };
  return (
    <Field {...texts}>
      {(control) => (
        <textarea
          rows={rows}
          {...textarea}
          {...control}
          className={clsx(controlStyles, 'field-sizing-content max-h-96 min-h-24 py-3 md:py-2')}
        />
      )}
    </Field>
  );
}
