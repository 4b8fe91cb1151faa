import { expect, it } from 'vitest';
import { settleTakenBack } from './taken-back.ts';

it.each([
  [
    "there's asbestos lagging, actually no, they abated that last year",
    'no asbestos lagging, they abated that last year',
  ],
  ['hot work permit, no wait, scratch that, it is cold', 'no hot work permit, it is cold'],
  ['sparks, and noise, never mind', 'sparks, no noise'],
  ['hay gas, ah no, ya lo cerraron', 'no gas, ya lo cerraron'],
])('reads %s as a denial', (said, settled) => {
  expect(settleTakenBack(said)).toBe(settled);
});

it.each([
  'hard hats, no, twelve feet',
  'forget it',
  'no smoking, nobody under it',
  'ten feet, no, wait, twelve feet',
])('leaves %s as it is', (said) => {
  expect(settleTakenBack(said)).toBe(said);
});
