import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { controlStyles } from '../../ui/control-styles.ts';
import { FieldError } from '../../ui/FieldError.tsx';
import type { mappingTrouble, MappingRow } from './mapping-rows.ts';

type MappingFieldProps = {
  readonly row: MappingRow;
  readonly value: string;
  readonly trouble: ReturnType<typeof mappingTrouble>;
  readonly onChange: (value: string) => void;
};

/** A field for an item's name in the payroll system, next to the item's own name. */
export function MappingField({ row, value, trouble, onChange }: MappingFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const error =
    trouble === null
      ? null
      : trouble.kind === 'too_long'
        ? t`At most ${trouble.most} characters`
        : t`Not in this system’s format`;
  return (
    <li className="grid items-center gap-x-5 gap-y-1.5 px-4 py-2.5 md:grid-cols-[minmax(0,1fr)_minmax(0,18rem)] md:px-5">
      <label htmlFor={id} className="min-w-0 md:text-14">
        {row.code !== undefined && (
          <>
            <bdi>{row.code}</bdi>{' '}
          </>
        )}
        <bdi>{row.name}</bdi>
        {!row.isRequired && (
          <span className="ml-2 text-14 text-ink-3">
            <Trans>optional</Trans>
          </span>
        )}
      </label>
      <div className="min-w-0">
        <input
          id={id}
          value={value}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={error !== null || undefined}
          aria-describedby={error === null ? undefined : `${id}-error`}
          className={`${controlStyles} h-12 md:h-10`}
          onChange={({ target }) => onChange(target.value)}
        />
        {error !== null && (
          <FieldError id={`${id}-error`} className="pt-1">
            {error}
          </FieldError>
        )}
      </div>
    </li>
  );
}
