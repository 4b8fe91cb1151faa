import { expect, it } from 'vitest';
import { library } from '../library/data.ts';
import { leadsToHarm, readAfterHazard, saysHarm } from './measure.ts';

it.each([
  'we pulled the meter',
  'bleed it off before we start',
  'chocks and outriggers down',
  'tied in every lift',
  'guards down',
  'nobody gets under it',
  'keep the doors propped',
  'lo desconectamos',
  'candado y etiqueta',
  'amarrado al muro',
  'sombra y suero',
  'lo cargan entre dos',
])('hears what is done about a hazard in %s', (flat) => {
  expect(readAfterHazard(flat, library)).toBe('measure');
});

it.each([
  'we hit a gas line',
  'nos caemos del techo',
  'catching a sleeve',
  'te corta la mano',
  'se bota el tapon',
  'it can take your air',
  'chocks could slip',
  'sharp edges',
  'hose whipping when it clogs',
  'bacterias',
  "we've got rats",
])('hears more harm in %s', (flat) => {
  expect(readAfterHazard(flat, library)).toBe('harm');
});

it.each(['badgers', 'ropes', 'the inspector', 'jorobados', 'dos metros'])(
  'takes %s for neither',
  (flat) => {
    expect(readAfterHazard(flat, library)).toBe('unclear');
  },
);

it('tells what a hazard leads to from what is done about it', () => {
  expect(leadsToHarm('we could tweak our backs')).toBe(true);
  expect(leadsToHarm('nobody slips')).toBe(false);
  expect(leadsToHarm('we rope it off')).toBe(false);
  expect(saysHarm('se amarra el paquete')).toBe(false);
});
