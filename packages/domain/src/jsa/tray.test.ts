import { expect, it } from 'vitest';
import { library } from './library/data.ts';
import { signedText } from './signed-text.ts';
import { hazards, say, trayTexts, upToHazards } from './play/simulated-talk.ts';
import { fileTrayPiece, leaveOutTrayPiece, settleTray, targetsOf } from './tray.ts';

const waiting = () =>
  say(upToHazards(), 'yesterday a guy slipped, is the ladder fixed?', 'no crane today', 'no');

it('offers the likeliest place of a piece first, and each place once', () => {
  const { state } = say(upToHazards(), 'hard hats');
  const [piece] = state.tray;
  const targets = piece === undefined ? [] : targetsOf(state, piece);
  expect(targets[0]).toMatchObject({ to: { slot: 'ppe' } });
  const keys = targets.map(({ to }) => `${to.slot} ${to.id ?? ''}`);
  expect(new Set(keys).size).toBe(keys.length);
});

it('files a piece with one tap, and takes the proposal about it back', () => {
  const { state } = say(upToHazards(), 'hard hats and gloves');
  const [piece] = state.tray;
  const turn = fileTrayPiece(state, piece?.id ?? 0, { slot: 'ppe', id: null }, library);
  expect(turn.document.ppe).toEqual(['Hard hats and gloves']);
  expect(turn.state).toMatchObject({ tray: [], proposal: null });
  expect(turn.asks?.slot).toBe('hazards');
  expect(say(turn, 'take that out').state.tray).toHaveLength(1);
});

it('changes nothing for a piece that was filed meanwhile, or a place that is gone', () => {
  const { state } = waiting();
  expect(fileTrayPiece(state, 999, { slot: 'ppe', id: null }, library).state).toBe(state);
  const [piece] = state.tray;
  expect(fileTrayPiece(state, piece?.id ?? 0, { slot: 'hazards', id: 999 }, library).state).toBe(
    state,
  );
  expect(leaveOutTrayPiece(state, 999, library).state).toBe(state);
});

it('is kept on the page or left out, all with one tap', () => {
  const turn = waiting();
  const texts = trayTexts(turn);
  expect(texts).toHaveLength(3);
  const kept = settleTray(turn.state, true, library);
  expect(kept.document.also_said).toEqual(texts);
  expect(kept.state.tray).toEqual([]);
  const out = settleTray(turn.state, false, library);
  expect(out.document.also_said).toBeUndefined();
  expect(signedText(out.document)).toBe(signedText(turn.document));
  expect(signedText(kept.document)).not.toBe(signedText(turn.document));
  const [piece] = turn.state.tray;
  expect(trayTexts(leaveOutTrayPiece(turn.state, piece?.id ?? 0, library))).toEqual(texts.slice(1));
});

it('is settled at the end of the talk without another question', () => {
  const { state } = waiting();
  const settled = settleTray({ ...state, isFinished: true }, true, library);
  expect(settled).toMatchObject({ asks: null, state: { isFinished: true, tray: [] } });
  expect(settled.document.also_said).toHaveLength(3);
});

it('files nothing by being kept: hazards come from answers and taps alone', () => {
  expect(hazards(settleTray(waiting().state, true, library).document)).toEqual([]);
});
