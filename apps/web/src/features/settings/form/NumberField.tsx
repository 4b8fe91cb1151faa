import { useState } from 'react';
import type { FieldTexts } from '../../../ui/Field.tsx';
import { TextField } from '../../../ui/TextField.tsx';

type NumberFieldProps = FieldTexts & {
  /** NaN while the text isn't a number. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly unit: string;
  /** The number of stored units in one shown unit: 60 shows minutes as hours. */
  readonly per?: number;
  /** True if it may be empty, which means "none". */
  readonly isOptional?: boolean;
  readonly className?: string;
};

/** A whole number, shown in another unit if needed. The typed text stays unchanged. */
export function NumberField({
  value,
  onChange,
  unit,
  per = 1,
  isOptional = false,
  ...texts
}: NumberFieldProps) {
  const shown = value === null ? '' : `${value / per}`;
  const [typed, setTyped] = useState({ text: shown, value });
  // Set from outside, for example by choosing a named set or by going back.
  const text = Object.is(typed.value, value) ? typed.text : shown;
  return (
    <TextField
      {...texts}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      trailing={<span className="pr-3 text-14 text-ink-3">{unit}</span>}
      onChange={(event) => {
        const next = event.target.value;
        const number = numberOf(next, per);
        const read = next.trim() === '' && isOptional ? null : number;
        setTyped({ text: next, value: read });
        onChange(read);
      }}
    />
  );
}

/** Parses `7.5` and `7,5`; NaN for anything else. */
function numberOf(text: string, per: number): number {
  const plain = text.trim().replace(',', '.');
  return /^\d+(\.\d+)?$/.test(plain) ? Math.round(Number(plain) * per) : Number.NaN;
}
