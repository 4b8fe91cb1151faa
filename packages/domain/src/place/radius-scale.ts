import { lengthUnit, type LengthSystem } from './length-units.ts';
import { fenceLimits } from './ring.ts';

/**
 * A geofence's radius as people see and type it, while whole meters are stored. In feet it moves in
 * steps of five: each step has a whole meter of its own, so the typed value is the one shown again.
 */
export type RadiusScale = {
  readonly unit: 'foot' | 'meter';
  /** The limits, in this unit. */
  readonly least: number;
  readonly most: number;
  /** The initial radius of a new geofence, in meters: a round number in this unit. */
  readonly initialM: number;
  /** The range and step of the slider. */
  readonly slider: { readonly from: number; readonly to: number; readonly step: number };
  /** Converts meters to the displayed value. */
  readonly shown: (radiusM: number) => number;
  /**
   * Converts the unit to meters; a value that is already displayed keeps its exact meters. Null if
   * out of range.
   */
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
