import { expect, it } from 'vitest';
import type { Language } from '../../languages.ts';
import { beginOf, say } from '../simulated-talk.ts';
import type { Turn } from '../jsa-state.ts';

const begun: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Blast the tank',
    'the north lot',
    'Ana and Tom',
    'first we rig the hose, then blast the floor',
    'if a coupling on the blast hose lets go it whips',
    'somebody could walk off the west edge',
  ],
  es: [
    'Izar el muro',
    'el patio',
    'Ana y Tom',
    'primero enganchamos el muro, luego lo izamos',
    'que se zafe el estrobo y el muro se venga de lado',
    'alguien se puede caer de la orilla',
  ],
};

function upToControls(lang: Language): Turn {
  let turn = say(beginOf(lang), ...begun[lang]);
  for (let at = 0; at < 9 && turn.asks?.slot !== 'controls'; at += 1)
    turn = say(turn, lang === 'en' ? 'nothing else' : 'nada más');
  return turn;
}

const told = ({ document }: Turn) =>
  document.steps.flatMap(({ hazards }) =>
    hazards.map(({ text, controls }) => [text, controls.map((one) => one.text).join('; ')]),
  );

it.each([
  ['en', 'Blast hose, whip checks on every coupling', 'whips', 'Whip checks on every coupling'],
  ['en', 'West edge: a warning line fifteen feet back', 'edge', 'A warning line fifteen feet back'],
  ['es', 'Lo del estrobo, se revisó hoy en la mañana', 'estrobo', 'Se revisó hoy en la mañana'],
  ['es', 'El muro que se viene de lado, le ponemos puntales', 'muro', 'Le ponemos puntales'],
] as const)('takes the topic of "%s: %s" for no measure', (lang, line, of, measure) => {
  const asked = upToControls(lang);
  const said = told(say(asked, line));
  expect(said).toHaveLength(told(asked).length);
  expect(said.find(([hazard]) => hazard?.includes(of))?.[1]).toBe(measure);
});

it.each([
  ['en', 'Whip checks, and a retractable for each man', 'Whip checks'],
  ['es', 'Arnés, y barandal en toda la orilla', 'Arnés'],
  ['es', 'El arnés te detiene aunque te resbales', 'El arnés te detiene aunque te resbales'],
] as const)('keeps the measure that "%s: %s" begins with', (lang, line, measure) => {
  expect(JSON.stringify(told(say(upToControls(lang), line)))).toContain(measure);
});

it('keeps what no one does with the measure that it is about', () => {
  const hazards = told(say(upToControls('en'), 'West edge, we put up a rail. Nobody leans on it.'));
  expect(hazards.find(([hazard]) => hazard?.includes('edge'))?.[1]).toContain('Nobody leans on it');
  expect(hazards.find(([hazard]) => hazard?.includes('hose'))?.[1]).toBe('');
});
