import { useLingui } from '@lingui/react/macro';
import type { RiskLevel } from '@muster/domain';
import { Select } from '../../../ui/Select.tsx';
import { riskLevels } from '../matrix/risk-levels.ts';
import type { LevelWords } from '../use-safety-words.ts';

type LevelSelectProps = {
  readonly label: string;
  readonly words: (level: RiskLevel) => LevelWords;
  readonly value: RiskLevel | null;
  /** Adds an option for none, with this label. */
  readonly noneLabel?: string;
  readonly error?: string | null | undefined;
  readonly onChange: (level: RiskLevel | null) => void;
};

/** One to five, for places with little room; the report itself uses `LevelChoice`. */
export function LevelSelect({ label, words, value, noneLabel, error, onChange }: LevelSelectProps) {
  const { t } = useLingui();
  return (
    <Select
      label={label}
      error={error}
      options={[
        ...(noneLabel === undefined ? [] : [{ value: '', label: noneLabel }]),
        ...riskLevels.map((level) => ({
          value: String(level),
          label: t`${level}: ${words(level).name}`,
        })),
      ]}
      value={value === null ? '' : String(value)}
      onChange={(event) =>
        onChange(riskLevels.find((level) => String(level) === event.target.value) ?? null)
      }
    />
  );
}
