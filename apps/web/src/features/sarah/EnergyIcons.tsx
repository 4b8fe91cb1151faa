import { useLingui } from '@lingui/react/macro';
import { energies, type Energy } from '@muster/domain/jsa/energies';
import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import Bug from 'lucide-react/icons/bug';
import Cog from 'lucide-react/icons/cog';
import FlaskConical from 'lucide-react/icons/flask-conical';
import Gauge from 'lucide-react/icons/gauge';
import MoveRight from 'lucide-react/icons/move-right';
import Plug from 'lucide-react/icons/plug';
import Radiation from 'lucide-react/icons/radiation';
import Thermometer from 'lucide-react/icons/thermometer';
import Volume2 from 'lucide-react/icons/volume-2';
import { useEnergyWords } from './use-energy-words.ts';

const icons: Readonly<Record<Energy, LucideIcon>> = {
  gravity: ArrowDownToLine,
  motion: MoveRight,
  mechanical: Cog,
  electrical: Plug,
  pressure: Gauge,
  temperature: Thermometer,
  chemical: FlaskConical,
  biological: Bug,
  radiation: Radiation,
  sound: Volume2,
};

/** A hazard's ten types of energy, with the chosen one marked. A tap chooses another. */
export function EnergyIcons({
  hazard,
  energy,
  onChoose,
}: {
  readonly hazard: string;
  readonly energy: Energy | null;
  readonly onChoose: (energy: Energy) => void;
}) {
  const { t } = useLingui();
  const words = useEnergyWords();
  return (
    <fieldset aria-label={t`Energy of “${hazard}”`} className="flex min-w-0 items-center">
      {energies.map((one) => {
        const Icon = icons[one];
        const isChosen = one === energy;
        return (
          <button
            key={one}
            type="button"
            aria-label={words.energy(one)}
            aria-pressed={isChosen}
            title={words.energy(one)}
            onClick={() => onChoose(one)}
            className={clsx(
              'flex h-11 min-w-6 flex-1 items-center justify-center rounded-control transition-colors duration-150 ease-out md:h-8 md:max-w-9',
              isChosen
                ? 'bg-choice-soft text-choice-ink'
                : 'text-ink-3 hover:bg-surface-2 hover:text-ink-1 active:bg-surface-3',
            )}
          >
            <Icon aria-hidden className="size-5 md:size-4.5" strokeWidth={isChosen ? 2.5 : 1.75} />
          </button>
        );
      })}
    </fieldset>
  );
}
