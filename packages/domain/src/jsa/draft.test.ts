import { expect, test } from 'vitest';
import { copyFacts } from './draft.ts';
import { edit } from './edit.ts';
import { hear } from './hear.ts';
import type { Control, Facts } from './jsa-state.ts';
import { library } from './library/data.ts';
import { start } from './start.ts';

const context = { project: 'Depot', crew: ['Ana Ruiz'], emergency: {}, shift_end: null };

/** Writing to a frozen value throws. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

test('no turn changes the state that it was given, nor the facts that "take that out" brings back', () => {
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

test('a copy of the facts shares no list and no item with them', () => {
  const control: Control = {
    id: 3,
    text: 'Net',
    concept: null,
    level: 'engineering',
    source: 'said',
    direct: 'no',
  };
  const hazard = {
    id: 2,
    text: 'Fall',
    concept: null,
    energy: null,
    highEnergy: null,
    mark: 'unknown' as const,
    controls: [control],
    controlsAsked: 0,
  };
  const { facts } = start('en', context, library).state;
  const full = {
    ...facts,
    steps: [
      {
        id: 1,
        text: 'Lift',
        hazards: [hazard],
        hazardsAsked: 0,
        hazardsAnswered: false,
        isKillAsked: false,
      },
    ],
  } satisfies Facts;
  const copy = copyFacts(full);
  expect(copy).toEqual(full);
  const parts = partsOf(full);
  expect(partsOf(copy).filter((part) => parts.includes(part))).toEqual([]);
});

/** Returns all lists and items, at any depth. */
function partsOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null
    ? [value, ...Object.values(value).flatMap(partsOf)]
    : [];
}
