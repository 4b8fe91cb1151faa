import { expect, test } from 'vitest';
import { edit } from './edit.ts';
import { hear } from './hear.ts';
import { library } from './library/data.ts';
import { start } from './start.ts';

/** Writing to what is frozen throws. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

test('no turn changes the state that it was given, nor the facts that "take that out" brings back', () => {
  const context = { project: 'Depot', crew: ['Ana Ruiz'], emergency: {}, shift_end: null };
  const lines = [
    'Set a rooftop unit with a crane',
    'north side, Ana and me',
    'rig the unit, lift it, bolt it down',
    'the load could swing',
    'take that out',
    'the load could drop, and silica dust',
    'skip it',
    'back',
    'no, twelve meters',
    'tag lines and a spotter',
    'make that two spotters',
  ];
  let turn = start('en', context, library);
  for (const text of lines) turn = hear(frozen(turn.state), { text, confidence: 0.9 }, library);
  turn = edit(frozen(turn.state), { kind: 'task' }, 'Set two units', library);
  expect(turn.document.task).toBe('Set two units');
  expect(turn.state.before?.facts.task).toBe('Set a rooftop unit with a crane');
});
