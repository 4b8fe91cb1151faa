import { filingRequestSchema } from '@muster/contract/filing';
import { expect, it } from 'vitest';
import { engine } from './engine.ts';
import { filingRequestOf, likelyPlaces } from './file-pieces.ts';

const context = { project: 'Depot', crew: ['Ana Ruiz'], emergency: {}, shift_end: null };

/** A talk in which a piece waits in the tray: it was said at a question that it doesn't answer. */
const turn = [
  'Compact the base',
  'North wing',
  'Ana',
  'back the truck in, compact',
  'the truck backs over someone',
  'a spotter',
].reduce((last, text) => engine.hear(last.state, { text }), engine.start('en', context));
const piece = {
  id: 900,
  text: 'The gizmo lets go on us',
  under: 'direct_control',
  here: null,
} as const;
const waiting = { ...turn.state, tray: [...turn.state.tray, piece] };
const [first, second] = turn.state.facts.steps;
const truck = first?.hazards[0];

const item = {
  piece: 0,
  quote: 'gizmo lets go',
  slot: 'hazards',
  step: 1,
  hazard: null,
  energy: 'mechanical',
  can_kill: false,
} as const;
const placesOf = (change: object = {}) => likelyPlaces(waiting, [piece], [{ ...item, ...change }]);

it('sends pieces with their question, and what is a name so that it is hidden', () => {
  const request = filingRequestOf(turn, [piece]);
  expect(filingRequestSchema.parse(request)).toEqual(request);
  expect(request.pieces).toEqual([{ text: piece.text, under: 'direct_control' }]);
  expect(request.steps).toMatchObject([
    { text: 'Back the truck in', hazards: [truck?.text] },
    { text: 'Compact', hazards: [] },
  ]);
  expect(request.names).toEqual(expect.arrayContaining(['Ana Ruiz', 'Depot', 'North wing']));
});

it('takes no place that is not there, and no words that no one said', () => {
  for (const lie of [{ step: 5 }, { step: null }, { piece: 1 }, { quote: 'gizmo holds' }])
    expect(placesOf(lie)).toEqual([]);
  expect(placesOf({ slot: 'controls', step: 0, hazard: 3 })).toEqual([]);
});

it('marks the likely place first, and files nothing before a tap', () => {
  const marked = engine.markLikely(waiting, placesOf());
  const found = marked.state.tray.find(({ id }) => id === piece.id);
  if (found === undefined) throw new Error('the piece is gone');
  expect(marked.document).toEqual(engine.resume(waiting).document);
  expect(engine.targetsOf(marked.state, found)[0]?.to).toEqual({ slot: 'hazards', id: second?.id });
  const filed = engine.filePiece(marked.state, piece.id, { slot: 'hazards', id: second?.id ?? 0 });
  expect(filed.document.steps[1]?.hazards).toMatchObject([
    { text: piece.text, energy: 'mechanical' },
  ]);
});

it('has nothing to mark once the piece is filed', () => {
  const filed = engine.filePiece(waiting, piece.id, { slot: 'absent', id: null });
  expect(engine.markLikely(filed.state, placesOf()).state).toEqual(filed.state);
});

it('asks whether a hazard can kill where the model says so, and marks no control', () => {
  const marked = engine.markLikely(waiting, placesOf({ can_kill: true }));
  const filed = engine.filePiece(marked.state, piece.id, { slot: 'hazards', id: second?.id ?? 0 });
  const [hazard] = filed.state.facts.steps[1]?.hazards ?? [];
  expect(hazard).toMatchObject({ highEnergy: null, mark: 'unknown' });
  const controls = filed.document.steps.flatMap(({ hazards }) =>
    hazards.flatMap((one) => one.controls),
  );
  expect(controls.filter(({ direct }) => direct === 'yes')).toEqual([]);
});
