import { expect, it } from 'vitest';
import { languages } from '../languages.ts';
import replies from './library/replies.json' with { type: 'json' };
import { hear } from './hear.ts';
import type { JsaDocument } from './jsa-document.ts';
import type { Turn } from './jsa-state.ts';
import { library } from './library/data.ts';
import { answerUntil, begin, beginOf, say } from './play/simulated-talk.ts';

const answers = {
  task: 'Dig a trench',
  place: 'north side',
  people: 'Ana',
  steps: 'dig it',
  hazards: 'the sides cave in',
  controls: 'trench box',
  confirm: 'yes',
  direct_control: 'yes',
  wheel: 'nothing',
  ppe: 'hard hats',
  permits: 'dig ticket',
  emergency: 'Ana calls 911',
  stop_work: 'if it rains',
} as const;
const asking = [
  'task',
  'place',
  'people',
  'steps',
  'hazards',
  'controls',
  'ppe',
  'permits',
  'stop_work',
] as const;

/** Returns all entries of a document. */
function entries(document: JsaDocument): string {
  const { task, place, people, steps, ppe, permits, emergency, stop_work } = document;
  return JSON.stringify({ task, place, people, steps, ppe, permits, emergency, stop_work });
}

const plainAnswers = Object.values(replies).flatMap((reply) =>
  languages.flatMap((lang) => reply[lang]),
);

it('is never an entry of any list, whatever was asked', () => {
  for (const slot of asking) {
    const turn = answerUntil(beginOf('en'), slot, answers);
    expect(turn.asks?.slot).toBe(slot);
    const before = entries(turn.document);
    const crew = new Set(['Ana Ruiz', 'Tom Ortega', 'Luis Peña', 'Depot']);
    for (const text of plainAnswers) {
      const { state, document } = hear(turn.state, { text }, library);
      const added = entries(document);
      // "Everyone", "same as the project" and "take that out" are commands that do something.
      if (added === before || state.before === null) continue;
      const names = [...document.people, document.place].filter((name) => !before.includes(name));
      expect(
        names.filter((name) => !crew.has(name)),
        `${slot}: ${text}`,
      ).toEqual([]);
      expect(state.tray, `${slot}: ${text}`).toEqual([]);
    }
  }
});

it.each([
  ['just those', 'people'],
  ['nada más ellos', 'people'],
  ['I just told you', 'steps'],
  ['ya te dije', 'steps'],
  ['as on the project', 'hazards'],
  ['como en el proyecto', 'hazards'],
] as const)('hears no entry in “%s” at %s', (text, slot) => {
  const turn = answerUntil(begin(), slot, answers);
  expect(entries(say(turn, text).document)).toBe(entries(turn.document));
});

it('takes the project for the place where that was the answer', () => {
  const at = (text: string): Turn => say(begin(), 'Dig a trench', text);
  expect(at('same as the project').document.place).toBe('Depot');
  expect(at('como en el proyecto').document.place).toBe('Depot');
});

it('takes the plan of the project where someone says that it is there', () => {
  const turn = answerUntil(begin(), 'emergency', answers);
  const { document } = say(turn, 'as on the project');
  expect(document.emergency).toEqual(turn.document.emergency);
});

it('puts the no at the wheel into one line with the energies that she named', () => {
  const turn = answerUntil(begin(), 'wheel', answers);
  const { document } = say(turn, 'no');
  expect(document.absent).toEqual([`Nothing with ${/with (.+)\?/.exec(turn.say)?.[1] ?? ''}`]);
});

it('takes an energy out of that line once a hazard names it', () => {
  const turn = say(answerUntil(begin(), 'wheel', answers), 'no');
  const later = say(
    answerUntil(turn, 'sign', { ...answers, read_back: 'yes' }),
    'the noise could make you deaf',
  );
  const { document } = later.state.proposal === null ? later : say(later, 'yes');
  expect(document.absent.join()).not.toContain('noise');
});
