import { expect, test } from 'vitest';
import { tellsState } from './tells-state.ts';

test.each([
  'drag your arm in',
  'take the hand off',
  'goes right through a boot',
  'they love to nest under the cab',
  "ground's soft over there",
  'i measured it',
  'ayer ramon vio tres',
  "there's no shade on that side",
  'siempre salen aranas de ahi',
  'el chofer no ve para atras',
  'folks cut through the lot',
  'after lunch',
  'junior down there',
  "we're at forty feet",
  'pesa como doscientas libras',
  "everybody's looking at their phone",
  'el chofer no te mira',
  "they'll run a man over",
  'those old ones are heavy as sin',
  "we're right on the shoulder",
  'ahi no hay nada de sombra',
  'we had that happen',
  'ya la probamos',
  'hoy llega a ciento cinco grados',
])('"%s" tells more of a hazard', (flat) => {
  expect(tellsState(flat)).toBe(true);
});

test.each([
  'watch your hands',
  'tuck your sleeves',
  'they go in the steel can',
  "it's locked and tagged",
  'hector walked the harnesses down',
  "there's a shade tent by the truck",
  'probamos',
  'the spotter looks at the driver',
  "we're tied off",
  'se tapa con lona',
  'everybody wears plugs',
  'nobody down there',
  'stay ten feet back',
  'a seis pies de la orilla, mejor',
  'cada cincuenta libras paramos',
])('"%s" does not', (flat) => {
  expect(tellsState(flat)).toBe(false);
});

test('what is named after "and" is another thing, though it has a figure', () => {
  expect(tellsState('those drums are six hundred pounds', true)).toBe(false);
  expect(tellsState("that saw's loud as heck", true)).toBe(false);
  expect(tellsState('those drums are six hundred pounds')).toBe(true);
});
