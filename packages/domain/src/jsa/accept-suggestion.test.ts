import { expect, it } from 'vitest';
import { acceptSuggestion, type Suggestion } from './accept-suggestion.ts';
import { hear } from './hear.ts';
import type { JsaContext, Turn } from './jsa-state.ts';
import { library } from './library/data.ts';
import { start } from './start.ts';

const context: JsaContext = {
  project: 'Depot',
  crew: ['Ana Ruiz'],
  emergency: {},
  shift_end: null,
};

const onTheRoof = (): Turn =>
  [
    'Tear off shingles',
    'North wing',
    'Ana',
    'set ladders, tear off',
    'fall off the roof edge',
    'guardrails',
  ].reduce((last, text) => hear(last.state, { text }, library), start('en', context, library));

const accept = ({ state }: Turn, suggestion: Suggestion) =>
  acceptSuggestion(state, suggestion, library);

const flames: Suggestion = {
  kind: 'hazard',
  step: 1,
  text: 'Zorp dust in the air',
  energy: 'chemical',
};
const net: Suggestion = {
  kind: 'control',
  step: 0,
  hazard: 0,
  text: 'Zorp the zone before work',
  level: 'administrative',
};

it.each<[string, Suggestion]>([
  ['a step that is not there', { ...flames, step: 9 }],
  ['a hazard that is not there', { ...net, hazard: 9 }],
  ['a hazard of a step that is not there', { ...net, step: 9 }],
  ['what is said already', { ...net, text: 'guardrails!', level: 'engineering' }],
])('changes nothing for %s', (_, suggestion) => {
  const turn = onTheRoof();
  const after = accept(turn, suggestion);
  expect(after.document).toEqual(turn.document);
  expect(after.say).toBe('');
});

it('puts a hazard into its step with its energy, and asks what is in place against it', () => {
  const { document, state } = accept(onTheRoof(), flames);
  expect(document.steps[1]?.hazards.at(-1)).toMatchObject({
    text: flames.text,
    energy: 'chemical',
    high_energy: null,
    controls: [],
  });
  expect(state.isFinished).toBe(false);
});

it('knows the energy of words that the library knows better than a model', () => {
  const { document } = accept(onTheRoof(), {
    ...flames,
    text: 'Fall from the roof edge while tearing off',
    energy: 'sound',
  });
  expect(document.steps[1]?.hazards.at(-1)).toMatchObject({
    energy: 'gravity',
    high_energy: 'fall_from_elevation',
  });
});

it('puts a control to its hazard as accepted, and never as direct on its own word', () => {
  const { document } = accept(onTheRoof(), { ...net, level: 'elimination' });
  expect(document.steps[0]?.hazards[0]?.controls.at(-1)).toEqual({
    text: net.text,
    level: 'elimination',
    source: 'accepted',
    direct: 'unknown',
  });
});

it('can be taken out again like anything else', () => {
  const turn = onTheRoof();
  const after = hear(accept(turn, net).state, { text: 'take that out' }, library);
  expect(after.document.steps).toEqual(turn.document.steps);
});
