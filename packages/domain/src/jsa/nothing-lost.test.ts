/** Everything said ends up in the document or the tray, unless it was a listed command or answer. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { textPlaces } from './facts/texts.ts';
import { hear } from './hear.ts';
import type { JsaState, Turn } from './jsa-state.ts';
import { library } from './library/data.ts';
import { beginOf, context, controls, hazards } from './play/simulated-talk.ts';
import { start } from './start.ts';
import { isPlainAnswer, piecesOf } from './understanding/pieces.ts';
import { contentOf } from './understanding/plain.ts';
import { leadingReply, replyOf } from './understanding/replies.ts';

const phrases = [
  'Tear off the old shingles',
  'north wing by the loading dock',
  'Ruiz and Tom',
  'Ana and Tom. Bill Hayes from the crane company',
  'set ladders, tear off, clean up',
  'first we strip it, then we lay felt',
  'nothing between you and four stories down',
  'the side lets go and buries you to the neck. silica dust',
  'guardrails all around',
  'harness tied off to an anchor; nobody under the load',
  'oh, and your hands go numb on the tamper, so swap out every ten minutes',
  'yes',
  'yes, Ana checks it every morning',
  'yes, but not when it rains',
  'sí, la amarramos arriba',
  'no',
  'nothing else',
  'I just told you',
  'he’s deaf in one ear',
  'it’s a garage',
  'te jala',
  'the other crew dropped a beam yesterday',
  'there are no power lines here',
  'no hay cables. sin barandal',
  'is the truck here yet?',
  'hard hats, glasses and gloves',
  'hot work permit',
  'we stop if the wind is over 25 miles an hour',
  'Mercy hospital, call 911',
  'power’s locked out at the disconnect',
  'cables sí hay uno detrás del espejo',
  'se puede caer la pared',
  'okay',
  'here',
  'skip',
  'back',
  'help',
  'en español',
  'in English',
  'read it',
  'stop',
  'continue',
];

const line = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...phrases) },
  { weight: 1, arbitrary: fc.lorem({ maxCount: 9 }) },
  { weight: 1, arbitrary: fc.constant('') },
);

/** Returns the stems of everything that is on the page, in the tray, or waiting for "X or Y?". */
function stemsOf({ state }: Turn): ReadonlySet<string> {
  const texts = [
    ...textPlaces(state.facts).map(({ text }) => text),
    ...state.tray.map(({ text }) => text),
    waitsIn(state),
  ];
  return contentOf(texts.join(' '));
}

/** The text waiting for "X or Y?": only the words that the readings share, since no one may have said the rest. */
function waitsIn({ pending }: JsaState): string {
  const [first = '', ...others] = pending?.readings ?? [];
  const shared = first.split(' ').filter((word) => others.every((other) => other.includes(word)));
  return pending?.kind === 'offers' ? '' : (pending?.frame.replace('{x}', shared.join(' ')) ?? '');
}

/** Returns the content of a line without filler words and a leading reply. */
function toldIn(text: string): string {
  if (replyOf(text) !== null) return '';
  let rest = text;
  for (let lead = leadingReply(rest); lead !== null; lead = leadingReply(rest)) {
    if (replyOf(lead.rest) !== null) return '';
    rest = lead.rest;
  }
  return piecesOf(rest, 'sentences')
    .filter((piece) => !isPlainAnswer(piece))
    .join('. ');
}

const lostOf = (turn: Turn, stems: Iterable<string>) => {
  const kept = stemsOf(turn);
  return [...stems].filter((stem) => !kept.has(stem));
};

const directOf = ({ document }: Turn) =>
  controls(document).filter(({ direct }) => direct === 'yes').length;

it('loses nothing that was said, and claims nothing, for any lines', () => {
  fc.assert(
    fc.property(fc.constantFrom('en', 'es'), fc.array(line, { maxLength: 25 }), (lang, lines) => {
      let turn: Turn = start(lang, { ...context, crew: [...context.crew, 'Ana Soto'] }, library);
      for (const text of lines) {
        const before = turn;
        const isHeard = !before.state.isPaused && before.asks !== null;
        turn = hear(before.state, { text }, library);
        expect(lostOf(turn, stemsOf(before)), `of before, after “${text}”`).toEqual([]);
        const told = isHeard ? contentOf(toldIn(text)) : [];
        expect(lostOf(turn, told), `of “${text}”`).toEqual([]);
        const mayClaim = before.asks?.slot === 'direct_control' && /^(?:yes|sí)/u.test(text);
        expect(directOf(turn)).toBeLessThanOrEqual(directOf(before) + (mayClaim ? 1 : 0));
        expect(hazards(turn.document).length > 0 || turn.document.open.length > 0).toBe(true);
      }
    }),
    { numRuns: 150 },
  );
});

it('loses nothing by going back, at any question', () => {
  let turn: Turn = beginOf('en');
  for (const text of phrases.slice(0, 9)) {
    turn = hear(turn.state, { text }, library);
    let earlier = turn;
    for (let count = 0; count < 4; count++) {
      earlier = hear(earlier.state, { text: 'back' }, library);
      expect(lostOf(earlier, stemsOf(turn))).toEqual([]);
    }
  }
});

it('has an open item for a job without hazards, and none for what waits in the tray', () => {
  const state: JsaState = beginOf('en').state;
  expect(hear(state, { text: 'Mow grass' }, library).document.open).toContain(
    'No hazard is named.',
  );
  const waiting = hear(state, { text: 'is the truck here yet?' }, library);
  expect(waiting.state.tray).toHaveLength(1);
  expect(waiting.document.open).toEqual(beginOf('en').document.open);
});
