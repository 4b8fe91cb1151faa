import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { controlStyles } from './control-styles.ts';
import { Field, type FieldTexts } from './Field.tsx';

type CodeFieldProps = FieldTexts & Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'>;

/** A short code of digits from a mail or an authenticator app; phones offer it by themselves. */
export function CodeField({ label, labelDetail, hint, error, ...input }: CodeFieldProps) {
  return (
    <Field label={label} labelDetail={labelDetail} hint={hint} error={error}>
      {(control) => (
        <input
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          {...input}
          {...control}
          className={clsx(
            controlStyles,
            'h-14 text-center text-22! font-medium tracking-[0.3em] tabular-nums',
          )}
        />
      )}
    </Field>
  );
}
