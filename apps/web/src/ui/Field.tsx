import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';

/** The props that connect a control to its field. */
export type FieldControl = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
};

export type FieldTexts = {
  readonly label: string;
  /** Shown beside the label, such as "optional". */
  readonly labelDetail?: string | undefined;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
};

type FieldProps = FieldTexts & {
  readonly className?: string | undefined;
  readonly isLabelHidden?: boolean | undefined;
  readonly children: (control: FieldControl, labelId: string) => ReactNode;
};

/** Label, hint and error around any control: `<Field label="…">{(control) => <input {...control} />}</Field>`. */
export function Field({
  label,
  labelDetail,
  hint,
  error,
  className,
  isLabelHidden = false,
  children,
}: FieldProps) {
  const id = useId();
  const hasHint = hint !== undefined && hint !== null;
  const hasError = error !== undefined && error !== null && error !== '';
  const describedBy =
    [hasError && `${id}-error`, hasHint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={clsx('flex min-w-0 flex-col gap-1.5', className)}>
      <div
        className={clsx('flex items-baseline justify-between gap-3', isLabelHidden && 'sr-only')}
      >
        <label id={`${id}-label`} htmlFor={id} className="text-14 font-medium text-ink-1">
          {label}
        </label>
        {labelDetail !== undefined && <span className="text-14 text-ink-3">{labelDetail}</span>}
      </div>
      {children(
        { id, 'aria-describedby': describedBy, 'aria-invalid': hasError || undefined },
        `${id}-label`,
      )}
      {hasError && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hasHint && (
        <p id={`${id}-hint`} className="text-14 text-ink-3">
          {hint}
        </p>
      )}
    </div>
  );
}
