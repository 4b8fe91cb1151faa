import { suggestionRequestSchema } from '@muster/contract/suggestions';
import { expect, it } from 'vitest';
import { engine } from './engine.ts';
import { offeredFor, stillOffered } from './offered-suggestions.ts';
import { suggestionRequestOf } from './suggest.ts';

const context = {
  project: 'Depot',
  crew: ['Ana Ruiz'],
  emergency: { hospital: 'St. Mary' },
  shift_end: null,
};

const turn = [
  'Tear off shingles',
  'North wing',
  'Ana and Rosa from the crane',
  'set ladders, tear off',
  'fall off the roof edge',
  'guardrails',
].reduce((last, text) => engine.hear(last.state, { text }), engine.start('en', context));

it('sends the outline, and what is a name so that it is taken out', () => {
  const request = suggestionRequestOf(turn);
  expect(suggestionRequestSchema.parse(request)).toEqual(request);
  expect(Object.keys(request).toSorted()).toEqual(['lang', 'names', 'ppe', 'steps', 'task']);
  expect(request.names).toEqual(
    expect.arrayContaining(['Ana Ruiz', 'Ana', 'Ruiz', 'Rosa', 'Depot', 'North wing', 'St. Mary']),
  );
  expect(request.names).not.toContain('the');
});

const control = {
  kind: 'control',
  step: 0,
  hazard: 0,
  text: 'Tie off to the ridge',
  level: 'ppe',
} as const;

it('offers what is about something there, until that is changed or decided otherwise', () => {
  const { document } = turn;
  const offered = offeredFor(document, [
    control,
    { ...control, step: 9 },
    { ...control, hazard: 9 },
  ]);
  expect(offered).toHaveLength(1);
  expect(stillOffered(document, offered)).toEqual(offered);
  const changed = engine.edit(
    turn.state,
    { kind: 'hazard', step: 0, at: 0 },
    'Fall through a skylight',
  );
  expect(stillOffered(changed.document, offered)).toEqual([]);
});

it('leaves no trace of what is not accepted, and says of a control that it was', () => {
  expect(JSON.stringify(turn.document)).not.toContain(control.text);
  const { document } = engine.acceptSuggestion(turn.state, control);
  expect(document.steps[0]?.hazards[0]?.controls.at(-1)).toMatchObject({
    text: control.text,
    source: 'accepted',
  });
});
