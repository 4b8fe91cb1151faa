import { expect, it } from 'vitest';
import type { Facts } from '../jsa-state.ts';
import { begin } from '../simulated-talk.ts';
import { library } from '../library/data.ts';
import { stepTopicOf } from './step-topic.ts';

const restOf = (step: string, sentence: string): string | undefined => {
  const facts: Facts = {
    ...begin().state.facts,
    steps: [{ id: 1, text: step, hazards: [], hazardsAsked: 0, hazardsAnswered: false }],
  };
  return stepTopicOf(facts, sentence, library)?.rest;
};

it.each([
  ['Burn the stubs off level', 'Burning off stubs, slag dripping on you', 'slag dripping on you'],
  [
    'Pressure wash the deck',
    "Pressure washing, the wand's at three thousand psi",
    "the wand's at three thousand psi",
  ],
  [
    'Then up in the basket we swap the lamp',
    'Up in the basket, falling out of it',
    'falling out of it',
  ],
  ['Tumbamos la barda', 'Tumbando, que se venga un pedazo', 'que se venga un pedazo'],
  ['Armamos el andamio', 'Del andamio, caerse de allá', 'caerse de allá'],
])('leaves out the step "%s", named first in its own words', (step, sentence, rest) => {
  expect(restOf(step, sentence)).toBe(rest);
});

it('takes no hazard for a step that shares its words', () => {
  expect(restOf('Drop the beams', 'Dropping a beam on whoever is below')).toBeUndefined();
  expect(restOf('Sand the walls', 'Sanding dust, mask')).toBeUndefined();
});
