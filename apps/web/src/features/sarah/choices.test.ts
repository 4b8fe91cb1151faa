import { languages } from '@muster/domain/languages';
import { expect, it } from 'vitest';
import { choicesOf, chosenAfter } from './choices.ts';
import { engine } from './engine.ts';

/** The talk when it asks for permits, everything before tapped away. */
function permitsAsked(lang: (typeof languages)[number]) {
  let turn = engine.start(lang, {
    project: 'Depot',
    crew: ['Ana Ruiz'],
    emergency: {},
    shift_end: null,
  });
  const [job = ''] = engine.jobs(lang).flatMap(({ names }) => names);
  for (let at = 0; turn.asks !== null && turn.asks.slot !== 'permits' && at < 40; at += 1) {
    const { offers, answers } = choicesOf(turn);
    const [first = job] = [...offers, ...answers];
    turn = engine.hear(turn.state, { text: first, chosen: offers.includes(first) });
  }
  return choicesOf(turn);
}

it.each(languages)('chooses no permit and a permit never together in %s', (lang) => {
  const choices = permitsAsked(lang);
  const { none, offers } = choices;
  expect(offers).toContain(none);
  const permit = offers.find((offer) => offer !== none) ?? '';
  expect(chosenAfter(choices, [none ?? ''], permit)).toEqual([permit]);
  expect(chosenAfter(choices, [permit], none ?? '')).toEqual([none]);
});

it('adds an offer to the others, and takes it back at the second tap', () => {
  const choices = { isMany: true, offers: ['Dust', 'Noise'], none: null, answers: [] };
  expect(chosenAfter(choices, ['Dust'], 'Noise')).toEqual(['Dust', 'Noise']);
  expect(chosenAfter(choices, ['Dust', 'Noise'], 'Dust')).toEqual(['Noise']);
});
