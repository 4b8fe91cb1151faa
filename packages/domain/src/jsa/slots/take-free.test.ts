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
