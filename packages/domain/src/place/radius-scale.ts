import { lengthUnit, type LengthSystem } from './length-units.ts';
import { fenceLimits } from './ring.ts';

/**
 * A fence's radius as someone reads and types it, while whole meters are stored. In feet it goes by
 * five: each has a whole metre of its own, so what was typed is what is read again.
 */
export type RadiusScale = {
  readonly unit: 'foot' | 'meter';
  /** The limits in the unit. */
  readonly least: number;
  readonly most: number;
  /** Where a new fence begins, in meters: a round figure in the unit. */
  readonly initialM: number;
  /** What a slider goes by, from one end to the other. */
  readonly slider: { readonly from: number; readonly to: number; readonly step: number };
  /** Metres to the unit, as it is shown. */
  readonly shown: (radiusM: number) => number;
  /** The unit to meters; what is shown already stays the meters that it is. Null out of limits. */
  readonly stored: (typed: number, nowM: number) => number | null;
};

const steps = {
  metres: { grid: 1, initial: 150, slider: { from: 50, to: 1000, step: 10 } },
  feet: { grid: 5, initial: 500, slider: { from: 150, to: 3300, step: 25 } },
} as const;

export function radiusScale(system: LengthSystem): RadiusScale {
  const { minRadiusM, maxRadiusM } = fenceLimits;
  const { grid, initial, slider } = steps[system];
  const unitM = lengthUnit(0, system).inBase;
  const shown = (radiusM: number) => Math.round(radiusM / unitM / grid) * grid;
  const [least, most] = [shown(minRadiusM), shown(maxRadiusM)];
  return {
    unit: system === 'feet' ? 'foot' : 'meter',
    least,
    most,
    initialM: Math.round(initial * unitM),
    slider,
    shown,
    stored: (typed, nowM) => {
      if (!(typed >= least && typed <= most)) return null;
      const onGrid = Math.round(typed / grid) * grid;
      return onGrid === shown(nowM) ? nowM : Math.round(onGrid * unitM);
    },
  };
}
