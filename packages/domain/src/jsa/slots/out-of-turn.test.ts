import { expect, it } from 'vitest';
import { begin } from '../simulated-talk.ts';
import { isAside } from './out-of-turn.ts';

const isAsideNow = (said: string) => {
  const { state } = begin();
  const facts = { ...state.facts, people: ['Corey Pratt'] };
  return isAside({ ...state, facts, ask: { slot: 'read_back', steps: [], hazards: [] } }, said);
};

it.each([
  "Ruth Baca's on the roller",
  'Corey mixes mud on the ground',
  'Eighteen piles',
  'The walls are ten foot',
  'The neighbors want a noise curtain',
  'El patrón quiere comprar una motosierra eléctrica',
])('takes "%s" for no hazard', (said) => {
  expect(isAsideNow(said)).toBe(true);
});

it.each([
  'Black widows',
  'Corey could fall off the pile',
  'La máquina se echa de reversa y le pega al que anda a pie',
  'The piles could roll',
])('still takes "%s" for one', (said) => {
  expect(isAsideNow(said)).toBe(false);
});
