import { expect, it } from 'vitest';
import { energyOf } from './energy-signals.ts';
import { plain } from './plain.ts';

it.each([
  ['la banda te jala la manga', 'mechanical'],
  ['washing at 2500 psi', 'pressure'],
  ['prueba a ochenta libras', 'pressure'],
  ['R-22 in the eyes', 'chemical'],
  ['el ácido en la cara', 'chemical'],
  ['la luz de la soldadura', 'radiation'],
  ['fumes trapped in the hold', 'chemical'],
  ['the brace is not tight', 'gravity'],
  ['truck flying around the corner', 'motion'],
  ['botes que se caen', 'gravity'],
])('hears in %j the energy %s', (said, energy) => {
  expect(energyOf(plain(said))?.energy).toBe(energy);
});
