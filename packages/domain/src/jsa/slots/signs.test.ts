import { expect, it } from 'vitest';
import { plain } from '../understanding/plain.ts';
import { isPermit, isStopWork } from './signs.ts';

it.each([
  'if the wind goes over 25 we come down',
  "when there's lightning we shut it down",
  'si llueve paramos',
  'Con lluvia no se trabaja',
  'Si vemos una grieta paramos todo',
  'Anybody sees the wall lean, everybody yells stop',
])('hears who stops after what happens in %j', (line) => {
  expect(isStopWork(plain(line))).toBe(true);
});

it.each([
  "if it's wet when we climb down you slip",
  'when we back off the bolts the flange could swing',
  'when the pump shuts down the pressure kicks back',
  "if the brake lets go the drum won't stop",
  'Si la bomba se para, el agua sube y te ahogas',
  'Cuando bajamos la carga se puede columpiar',
  'si se zafa el cable te pega el latigazo, así que nadie se para enfrente',
])('hears no stop of the job in %j', (line) => {
  expect(isStopWork(plain(line))).toBe(false);
});

it('knows a permit told by its name alone, and work in such a space as none', () => {
  expect(isPermit(plain('Confined space entry'))).toBe(true);
  expect(isPermit(plain('Entrada a espacio confinado'))).toBe(true);
  expect(isPermit(plain("It's a confined space and the gas is bad"))).toBe(false);
});
