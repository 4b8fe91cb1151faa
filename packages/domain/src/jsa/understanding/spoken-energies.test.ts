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
  ['flash burns', 'radiation'],
  ['sheet coming off the lift on your head', 'gravity'],
  ['piso con sangre y grasa', 'gravity'],
  ['subirse a la estufa', 'gravity'],
  ['escalera entre las máquinas', 'gravity'],
  ['box on the chains', 'gravity'],
  ['order pickers running by', 'motion'],
  ['amoniaco de la pollinaza', 'chemical'],
  ["it's supposed to hit a hundred and two", 'temperature'],
  ['el motor del extractor', 'mechanical'],
  ['manure gas coming off the pit', 'chemical'],
  ["oxygen's low in those vaults", 'chemical'],
  ['glare off the glass all morning', 'radiation'],
  ['RF burns', 'radiation'],
  ['hydro test lets go', 'pressure'],
  ["line's still got sixty pounds on it", 'pressure'],
  ['nozzle gets away', 'pressure'],
  ["it's a hundred thirty up there", 'temperature'],
  ["roof's like a griddle after noon", 'temperature'],
  ['ballast rolls your ankle', 'gravity'],
  ['la columna se gira colgada', 'gravity'],
  ['winch line grabs you', 'mechanical'],
  ['arranca la bomba', 'mechanical'],
  ['los dedos en la placa base', 'mechanical'],
  ['los paneles dan corriente con el puro sol', 'electrical'],
  ['the buried lights, somebody might cut the cable', 'electrical'],
])('hears in %j the energy %s', (said, energy) => {
  expect(energyOf(plain(said))?.energy).toBe(energy);
});
