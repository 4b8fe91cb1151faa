/** How long a job takes by voice: the questions, their words, and the proposals in between. */
import { expect, it } from 'vitest';
import { languages, type Language } from '../languages.ts';
import type { JsaContext, Slot, Turn } from './jsa-state.ts';
import { hear } from './hear.ts';
import { library } from './library/data.ts';
import { hazards } from './play/simulated-talk.ts';
import { start } from './start.ts';

const context: JsaContext = {
  project: 'Depot',
  crew: ['Ana Ruiz', 'Tom Ortega', 'Luis Peña'],
  emergency: { address: '1 Main St', hospital: 'General', muster: 'Gate 2', call: 'Ana' },
  shift_end: null,
};

const answers: Readonly<Record<Language, Readonly<Record<Slot, string>>>> = {
  en: {
    task: 'Set a rooftop unit with a crane',
    place: 'north side at the loading dock',
    people: 'everyone',
    steps: 'rig the unit, fly it up, bolt it down',
    hazards: '',
    controls: 'steel barrier around it',
    direct_control: 'yes',
    wheel: 'no',
    ppe: 'hard hats, glasses and gloves',
    permits: 'crane permit',
    emergency: 'Ana calls 911, General hospital',
    stop_work: 'if the wind is over 25 miles an hour',
    confirm: 'yes',
    read_back: 'yes',
    sign: 'nothing',
  },
  es: {
    task: 'Subir una unidad al techo con grúa',
    place: 'lado norte en el andén',
    people: 'todos',
    steps: 'amarrar la unidad, subirla, atornillarla',
    hazards: '',
    controls: 'barrera de acero alrededor',
    direct_control: 'sí',
    wheel: 'no',
    ppe: 'casco, lentes y guantes',
    permits: 'permiso de grúa',
    emergency: 'Ana llama al 911, hospital General',
    stop_work: 'si el viento pasa de 40',
    confirm: 'sí',
    read_back: 'sí',
    sign: 'nada',
  },
};

/** All are high energy; the last three use words that aren't in any list. */
const told: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'fall from the roof edge',
    'the crane drops the load',
    'shock from a live wire',
    'the gizmo lets go on us',
    'the widget comes loose',
    'the frame folds on top of him',
  ],
  es: [
    'caerse del techo',
    'la grúa suelta la carga',
    'toques de un cable vivo',
    'se suelta el chunche encima',
    'se afloja el aparato',
    'se dobla el marco encima de uno',
  ],
};

function talk(lang: Language, hazardCount: 3 | 6, known: Partial<JsaContext> = {}) {
  let turn: Turn = start(lang, { ...context, ...known }, library);
  const questions: string[] = [];
  let step = 0;
  for (let count = 0; turn.asks !== null && count < 120; count++) {
    questions.push(turn.say);
    const each = told[lang].slice(hazardCount === 3 ? step : step * 2).slice(0, hazardCount / 3);
    const text = turn.asks.slot === 'hazards' ? each.join('. ') : answers[lang][turn.asks.slot];
    if (turn.asks.slot === 'hazards') step += 1;
    turn = hear(turn.state, { text }, library);
  }
  return { turn, questions };
}

it.each(languages.flatMap((lang) => [[lang, 3, 20] as const, [lang, 6, 30] as const]))(
  'asks in %s for %s hazards of high energy %s questions at most',
  (lang, count, most) => {
    for (const known of [{}, { emergency: {} }]) {
      const { turn, questions } = talk(lang, count, known);
      expect(turn.asks).toBeNull();
      expect(hazards(turn.document)).toHaveLength(count);
      expect(hazards(turn.document).map(({ high_energy }) => high_energy === null)).not.toContain(
        true,
      );
      expect(turn.state.proposals).toBe(0);
      expect(turn.state.questions).toBeLessThanOrEqual(most);
      expect(questions.filter((text) => text.split(' ').length > 20)).toEqual([]);
      expect(turn.document.open.filter((item) => !/energ/iu.test(item))).toEqual([]);
    }
  },
);

it('asks in 20 words at most, whatever it quotes', () => {
  const long = 'a very long text that goes on and on with many words in it that no one would say';
  for (const lang of languages) {
    let turn: Turn = start(lang, { ...context, project: long, emergency: {} }, library);
    for (let count = 0; turn.asks !== null && count < 60; count++) {
      expect(turn.say.split(' ').length, turn.say).toBeLessThanOrEqual(20);
      const { slot } = turn.asks;
      const text =
        slot === 'hazards' || slot === 'controls' ? `${long}, ${count}` : answers[lang][slot];
      turn = hear(turn.state, { text }, library);
    }
  }
});

it.each(languages)('writes the same document in %s where the same is typed and spoken', (lang) => {
  const said = talk(lang, 6).turn.document;
  let turn: Turn = start(lang, context, library);
  let step = 0;
  for (let count = 0; turn.asks !== null && count < 120; count++) {
    const { slot } = turn.asks;
    const text =
      slot === 'hazards'
        ? told[lang].slice(step * 2, step * 2 + 2).join('\n')
        : answers[lang][slot];
    if (slot === 'hazards') step += 1;
    turn = hear(
      turn.state,
      { text, confidence: 0.9, alternatives: [text], afterMs: 4000 },
      library,
    );
  }
  expect(turn.document).toEqual(said);
});
