import { useLingui } from '@lingui/react/macro';
import {
  areaUnit,
  type LengthSystem,
  lengthSystemOf,
  lengthUnit,
} from '@muster/domain/place/length-units';

export type LengthWords = {
  /** From the region of the locale in which numbers are written: the browser's, otherwise the most likely one. */
  readonly system: LengthSystem;
  /** Formats a length that was drawn or entered. */
  readonly length: (lengthM: number) => string;
  /** Formats a distance no more exactly than a phone's location can be. */
  readonly distance: (distanceM: number) => string;
  readonly area: (areaM2: number) => string;
  /** Formats a number that already has a unit. */
  readonly inUnit: (value: number, unit: 'foot' | 'meter') => string;
};

/** Formats lengths and areas in the reader's units; all are given in meters. */
export function useLengthWords(): LengthWords {
  const { i18n } = useLingui();
  const system = lengthSystemOf([i18n.locales ?? i18n.locale].flat()[0] ?? i18n.locale);
  const inUnit = (value: number, unit: string, maximumFractionDigits = 0) =>
    i18n.number(value, { style: 'unit', unit, maximumFractionDigits });
  return {
    system,
    length: (lengthM) => {
      const { name, inBase } = lengthUnit(lengthM, system);
      return inUnit(lengthM / inBase, name, name === 'foot' || name === 'meter' ? 0 : 2);
    },
    distance: (distanceM) => {
      const { name, inBase } = lengthUnit(distanceM, system);
      if (name === 'mile' || name === 'kilometer') return inUnit(distanceM / inBase, name, 1);
      const step = name === 'foot' ? 10 : 5;
      return inUnit(Math.round(distanceM / inBase / step) * step, name);
    },
    area: (areaM2) => {
      const { name, inBase } = areaUnit(areaM2, system);
      switch (name) {
        // Intl has no square units.
        case 'square foot':
          return `${inUnit(areaM2 / inBase, 'foot')}²`;
        case 'square meter':
          return `${inUnit(areaM2 / inBase, 'meter')}²`;
        case 'acre':
        case 'hectare':
          return inUnit(areaM2 / inBase, name, 1);
      }
    },
    inUnit,
  };
}
