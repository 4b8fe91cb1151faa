import { useLingui } from '@lingui/react/macro';
import { isHexColor } from '@muster/domain';
import { Field } from './Field.tsx';
import { controlStyles } from './control-styles.ts';

type ColorFieldProps = {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (value: string) => void;
};

/** A color by its code, or by the system's own picker beside it. */
export function ColorField({ label, hint, value, error, onChange }: ColorFieldProps) {
  const { t } = useLingui();
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className="flex gap-2">
          <input
            type="color"
            aria-label={t`Pick: ${label}`}
            value={isHexColor(value) ? longForm(value) : '#000000'}
            onChange={(event) => onChange(event.target.value)}
            className="h-12 w-14 shrink-0 cursor-pointer rounded-control border border-line-control bg-surface-1 p-1 md:h-10"
          />
          <input
            {...control}
            type="text"
            value={value}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="none"
            maxLength={7}
            onChange={(event) => onChange(event.target.value.trim())}
            className={`${controlStyles} h-12 font-mono md:h-10`}
          />
        </span>
      )}
    </Field>
  );
}

/** The picker knows six digits only. */
function longForm(hex: string): string {
  return hex.length === 4 ? hex.replaceAll(/[0-9a-f]/gi, '$&$&') : hex;
}
