import { useLingui } from '@lingui/react/macro';
import { energies, type Energy } from '@muster/domain/jsa/energies';
import { Select } from '../../ui/Select.tsx';
import { useSafetyWords } from './use-safety-words.ts';

type EnergySelectProps = {
  readonly value: Energy | null;
  readonly onChange: (energy: Energy | null) => void;
};

/** The segment of the energy wheel to which a hazard belongs. */
export function EnergySelect({ value, onChange }: EnergySelectProps) {
  const { t } = useLingui();
  const words = useSafetyWords();
  return (
    <Select
      label={t`Type of energy`}
      labelDetail={t`optional`}
      options={[
        { value: '', label: t`Not sure` },
        ...energies.map((energy) => ({ value: energy, label: words.energy(energy) })),
      ]}
      value={value ?? ''}
      onChange={(event) =>
        onChange(energies.find((energy) => energy === event.target.value) ?? null)
      }
    />
  );
}
