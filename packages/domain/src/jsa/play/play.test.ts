import { expect, it } from 'vitest';
import { context } from './simulated-talk.ts';
import { library } from '../library/data.ts';
import { play } from './play.ts';
import type { Script } from './script.ts';

const played = (lines: Script['lines'], fallback: Script['fallback'] = {}) =>
  play({ lang: 'en', context, lines, fallback }, library);

const toPlace: Script['lines'] = ['Tear off shingles'];
const toHazards: Script['lines'] = [...toPlace, 'north wing', 'Ana', 'set ladders, tear off'];

it('says a line that waits for its slot there, and holds back those behind it', () => {
  const { turns } = played(
    [{ when: 'people', text: 'Ana' }, 'set ladders', { when: 'task', text: 'Tear off shingles' }],
    { place: 'north wing' },
  );
  expect(turns.slice(0, 4).map(({ asks }) => asks?.slot)).toEqual([
    'task',
    'place',
    'people',
    'steps',
  ]);
});

it('prints the tray and the proposal with each turn, and holds the whole tray in the document', () => {
  const { turns, document } = played([...toHazards, 'hard hats and gloves', { silence: true }]);
  expect(turns.find(({ proposal }) => proposal !== null)).toMatchObject({
    asks: { slot: 'confirm' },
    tray: [{ text: 'Hard hats and gloves', under: 'hazards' }],
    proposal: { text: 'Hard hats and gloves', to: 'ppe' },
  });
  expect(document.also_said).toEqual(['Hard hats and gloves']);
  expect(document.ppe).toEqual([]);
});

it('taps a choice by its label', () => {
  const { document } = played([
    ...toHazards,
    'hard hats and gloves',
    { choose: 'Yes' },
    { choose: 'Fall from a ladder' },
    { choose: 'Ladder tied off at the top' },
  ]);
  expect(document.ppe).toEqual(['Hard hats and gloves']);
  expect(document.steps[0]?.hazards).toMatchObject([
    { text: 'Fall from a ladder', controls: [{ source: 'accepted', direct: 'unknown' }] },
  ]);
});

it('ends at three silences, of which one at a proposal is none', () => {
  expect(played(toHazards).turns).toHaveLength(5 + 2);
  expect(played([...toHazards, 'hard hats and gloves']).turns).toHaveLength(6 + 3);
});

it('ends after 120 turns', () => {
  expect(played(Array.from({ length: 200 }, () => 'repeat')).turns).toHaveLength(120);
});

it('loads the stored state, and hears her own voice as none', () => {
  const { turns } = played([...toPlace, { restart: true }, { echo: true }]);
  expect(turns[2]?.asks).toEqual(turns[1]?.asks);
  expect(turns[3]?.say).toBe('');
});
