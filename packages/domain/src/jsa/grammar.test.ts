import { expect, it } from 'vitest';
import { grammarFor } from './grammar.ts';
import type { Slot, Turn } from './jsa-state.ts';
import { library } from './library/data.ts';
import { begin, context } from './play/simulated-talk.ts';
import { start } from './start.ts';

const asked = (slot: Slot, turn: Turn = begin()): Turn => ({
  ...turn,
  state: { ...turn.state, ask: { slot, steps: [], hazards: [], control: null } },
});

it('expects anything where names of places are said', () => {
  expect(grammarFor(asked('place'), library)).toBeNull();
  expect(grammarFor(asked('emergency'), library)).toBeNull();
});

it('has the phrases of the question whole, and those of others only word by word', () => {
  const hazards = grammarFor(asked('hazards'), library) ?? [];
  const controls = grammarFor(asked('controls'), library) ?? [];
  expect(hazards).toContain('fall through a skylight');
  expect(controls).not.toContain('fall through a skylight');
  for (const word of ['fall', 'through', 'skylight']) expect(controls).toContain(word);
});

it('has the crew, the choices, commands, numbers and a change of language', () => {
  const turn = { ...asked('wheel'), choices: ['Nothing else', 'Noise, 85 dB'] };
  const grammar = grammarFor(turn, library) ?? [];
  for (const phrase of ['ana ruiz', 'ruiz', 'nothing else', 'noise db', 'stop', 'twelve', 'feet']) {
    expect(grammar).toContain(phrase);
  }
  expect(grammar).toContain('español');
});

it('has what the company calls its own hazards', () => {
  const company = {
    items: [
      {
        kind: 'hazard',
        en: 'Zanzibar press',
        es: 'Prensa zanzíbar',
        energy: 'mechanical',
        high_energy: null,
        level: null,
        can_be_direct: false,
      },
    ],
    templates: [],
  } as const;
  const turn = start('es', { ...context, company }, library);
  const grammar = grammarFor(asked('hazards', turn), library) ?? [];
  expect(grammar).toEqual(expect.arrayContaining(['prensa', 'zanzíbar']));
  expect(grammar).not.toContain('zanzibar press');
});

it('is lower case without digits, punctuation or doubles, in both languages', () => {
  for (const lang of ['en', 'es'] as const) {
    const grammar = grammarFor(asked('controls', start(lang, context, library)), library) ?? [];
    expect(
      grammar.filter((phrase) => !/^[\p{Ll}\p{Lo}]+(?:['\u0020][\p{Ll}\p{Lo}]+)*$/u.test(phrase)),
    ).toEqual([]);
    expect(new Set(grammar).size).toBe(grammar.length);
    expect(grammar.length).toBeLessThan(8000);
  }
});
