import type { RiskLevel } from '@muster/domain';
import { clsx } from 'clsx';
import { useId } from 'react';
import { FieldError } from '../../../ui/FieldError.tsx';
import { riskLevels } from '../matrix/risk-levels.ts';
import type { LevelWords } from '../use-safety-words.ts';

type LevelChoiceProps = {
  readonly label: string;
  readonly words: (level: RiskLevel) => LevelWords;
  readonly value: RiskLevel | null;
  readonly error?: string | null | undefined;
  readonly onChange: (level: RiskLevel) => void;
};

/** One to five, in words: in rows on a phone, side by side if there is room. */
export function LevelChoice({ label, words, value, error, onChange }: LevelChoiceProps) {
  const id = useId();
  const hasError = error !== undefined && error !== null;
  return (
    <fieldset className="min-w-0" aria-describedby={hasError ? `${id}-error` : undefined}>
      <legend className="mb-1.5 text-14 font-medium">{label}</legend>
      <div className="grid grid-cols-1 gap-1.5 md:grid-cols-5">
        {riskLevels.map((level) => (
          <label
            key={level}
            className={clsx(
              'relative flex min-h-12 items-center gap-3 rounded-control border px-3 py-1.5 transition-colors duration-150 ease-out select-none',
              'has-checked:border-choice has-checked:bg-surface-2 has-checked:shadow-[inset_0_0_0_1px_var(--choice)] hover:bg-surface-2',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-mark',
              'md:min-h-20 md:flex-col md:items-start md:gap-0.5 md:py-2',
              hasError ? 'border-danger-solid' : 'border-line-control',
            )}
          >
            <input
              type="radio"
              name={id}
              value={level}
              data-invalid={hasError || undefined}
              checked={level === value}
              onChange={() => onChange(level)}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            <span aria-hidden className="w-3 shrink-0 text-14 text-ink-3 tabular-nums md:w-auto">
              {level}
            </span>
            <span className="min-w-0">
              <span className="block font-medium md:text-14">{words(level).name}</span>
              <span className="block text-14 text-ink-3 md:text-12">{words(level).detail}</span>
            </span>
          </label>
        ))}
      </div>
      {hasError && (
        <FieldError id={`${id}-error`} className="mt-1.5">
          {error}
        </FieldError>
      )}
    </fieldset>
  );
}
