/** What is said out of turn, at the end of a talk. */
import { expect, it } from 'vitest';
import type { Language } from '../../languages.ts';
import type { Turn } from '../jsa-state.ts';
import { beginOf, controlTexts, say } from '../simulated-talk.ts';

const begun: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Tear off shingles',
    'north wing',
    'Ana and Tom',
    'first we set ladders, then tear off the old roof',
    'somebody could fall off the edge',
    'the dust off the old shingles',
  ],
  es: [
    'Quitar la teja',
    'el ala norte',
    'Ana y Tom',
    'primero ponemos escaleras, luego quitamos el techo viejo',
    'alguien se puede caer de la orilla',
    'el polvo de la teja vieja',
  ],
};

/** Both hazards are told, and neither has a control. */
function upToReadBack(lang: Language): Turn {
  let turn = say(beginOf(lang), ...begun[lang]);
  for (let at = 0; at < 20 && turn.asks?.slot !== 'read_back'; at += 1)
    turn = say(turn, lang === 'en' ? 'none' : 'ninguno');
  return turn;
}

it.each([
  ['en', 'Hard hats, work vests and steel toes.', ['Hard hats', 'Work vests', 'Steel toes']],
  ['en', 'Hard hats.', ['Hard hats']],
  ['en', 'Vests when the loader runs, boots with a good sole, and N95 masks', []],
  ['es', 'Casco, lentes y botas con suela de goma', ['Casco', 'Lentes', 'Botas con suela de goma']],
  ['en', 'Hard hats, puncture-proof insoles and leather gloves', ['Puncture-proof insoles']],
  ['en', 'Safety glasses the whole time, and the cut gloves', ['The cut gloves']],
  ['es', 'Casco', ['Casco']],
] as const)('takes what is worn for no hazard as PPE only in "%s: %s"', (lang, line, worn) => {
  const { document } = say(upToReadBack(lang), line);
  expect(document.ppe).toEqual(expect.arrayContaining([...worn]));
  expect(document.ppe.length).toBeGreaterThan(0);
  expect(controlTexts(document)).toEqual([]);
});

it.each([
  ['en', 'N95 masks for the dust', 'N95 masks'],
  ['en', 'N95 masks', 'N95 masks'],
  ['es', 'mascarillas N95 para el polvo', 'Mascarillas N95'],
  ['es', 'mascarillas N95', 'Mascarillas N95'],
] as const)('gives a hazard what is worn for it in "%s: %s"', (lang, line, worn) => {
  const { document } = say(upToReadBack(lang), line);
  expect(controlTexts(document).join()).toContain(worn);
  expect(document.ppe.join()).toContain('N95');
});

it.each([
  ['en', 'so if a sheet slips, it comes down on whoever is under it'],
  ['es', 'así que si se resbala una lámina le cae encima al de abajo'],
] as const)('takes harm after "so" for no measure in "%s: %s"', (lang, line) => {
  const { document } = say(beginOf(lang), ...begun[lang].slice(0, 4), line);
  expect(document.steps.flatMap(({ hazards }) => hazards)).not.toEqual([]);
  expect(controlTexts(document)).toEqual([]);
});

it.each([
  ['en', 'City electrical permit. It is taped in the window.'],
  ['en', 'City electrical permit. Posted on the barge.'],
  ['es', 'El permiso de la ciudad. Está en el poste.'],
] as const)('keeps where a permit is with it in "%s: %s"', (lang, line) => {
  const { document } = say(upToReadBack(lang), line.replace('It is', "It's"));
  expect(document.permits.at(-1)).toMatch(/window|barge|poste/);
  expect(controlTexts(document)).toEqual([]);
  expect(document.steps.flatMap(({ hazards }) => hazards)).toHaveLength(2);
});

it.each([
  ['en', 'All the slips are empty.'],
  ['en', "That's the other building."],
  ['es', 'El piso está parejo.'],
] as const)('takes how things are for no measure in "%s: %s"', (lang, line) => {
  expect(controlTexts(say(upToReadBack(lang), line).document)).toEqual([]);
});

it.each([
  ['en', 'The edge is roped off all around.'],
  ['es', 'La orilla está acordonada.'],
] as const)('takes what was done for a measure in "%s: %s"', (lang, line) => {
  expect(controlTexts(say(upToReadBack(lang), line).document)).toHaveLength(1);
});

it.each([
  ['en', 'Change out the lights. 14 poles.', 'Change out the lights, 14 poles'],
  ['es', 'Soplamos aislante. Fibra de vidrio.', 'Soplamos aislante, Fibra de vidrio'],
] as const)('adds to the task what goes on with it in "%s: %s"', (lang, line, task) => {
  const { document } = say(beginOf(lang), line);
  expect(document.task).toBe(task);
});

it('keeps harm that is told with the task apart', () => {
  const { document } = say(beginOf('en'), 'Change out the lights. A guy could get shocked.');
  expect(document.task).toBe('Change out the lights');
});

it('gives who wears it for what, and the rest of the list to no hazard', () => {
  let turn = say(beginOf('en'), ...begun.en);
  for (let at = 0; at < 20 && turn.asks?.slot !== 'ppe'; at += 1) turn = say(turn, 'none');
  const { document } = say(turn, 'hard hats, rubber boots and a mask for the dust');
  expect(controlTexts(document)).toEqual(['A mask for the dust']);
});
