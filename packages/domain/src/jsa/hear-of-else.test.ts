/** What is told of another job, day, place or crew, while hazards or controls are asked. */
import { expect, it } from 'vitest';
import type { Language } from '../languages.ts';
import type { Slot, Turn } from './jsa-state.ts';
import { hear } from './hear.ts';
import { library } from './library/data.ts';
import { beginOf } from './simulated-talk.ts';

const begun: Readonly<Record<Language, readonly string[]>> = {
  en: ['Paint the gate', 'north side', 'Ana and Tom', 'sand it, paint it'],
  es: ['Pintar el portón', 'lado norte', 'Ana y Tom', 'lijar, pintar'],
};
const told: Readonly<Record<Language, Partial<Record<Slot, readonly string[]>>>> = {
  en: { hazards: ['sanding dust', 'chips in the eyes, glasses', 'nothing else'], wheel: ['no'] },
  es: { hazards: ['polvo de la lija', 'esquirlas, lentes', 'nada más'], wheel: ['no'] },
};
const say = (turn: Turn, text: string): Turn => hear(turn.state, { text }, library);

/** The talk when that is asked for the first time after the steps. */
function upTo(slot: Slot, lang: Language): Turn {
  let turn = begun[lang].reduce(say, beginOf(lang));
  for (let at = 0; turn.asks?.slot !== slot && at < 9; at += 1)
    turn = say(turn, told[lang][turn.asks?.slot ?? 'hazards']?.[at] ?? 'no');
  expect(turn.asks?.slot).toBe(slot);
  return turn;
}

const factsOf = ({ document }: Turn) =>
  document.steps.flatMap(({ hazards }) =>
    hazards.flatMap(({ text, controls }) => [text, ...controls.map((control) => control.text)]),
  );
const languageOf = (line: string): Language =>
  /\b(?:el|la|los|las|de|que|ya|hubo)\b/u.test(line) ? 'es' : 'en';

const ofElse = [
  'the plumbers have the basement to themselves',
  'heard they had a cave-in over at the Miller site',
  'next week we’re doing the high stuff',
  'tomorrow we pour, so no truck today',
  'concrete pump doesn’t get here until Friday',
  'the neighbor burns his trash on Saturdays',
  'that trench belongs to the gas company',
  'hot tar’s the roofers, not our thing',
  'last job we had a snake in the panel',
  'the power company is handling the drop',
  'the blasting’s been called off',
  'the substation is theirs, we stay outside the fence',
  'the lead was encapsulated by the county',
  'the drywall guys use stilts, we don’t',
  'the boss’s brother fell off a scaffold in Denver',
  'they had a fire here in 2012',
  'this used to be a gun range',
  'pipe lagging isn’t in our scope, that’s the other contractor',
  'there’s a compressor on the back dock but the owner runs it',
  'line crew already pulled the downed wires',
  'fuel’s all been pumped out, she’s been dry since August',
  'there were bats in the attic, wildlife people took them',
  'last shift had an ammonia alarm, it was a bad sensor',
  'solar crew comes after we finish',
  'the hydroseed crew sprays the slope in April',
  'el martillo neumático lo usa otra cuadrilla',
  'los trabajos en caliente los hacen en el taller',
  'la otra brigada anda con los explosivos',
  'esa zanja es de los del drenaje',
  'la excavación la hizo la compañía del agua',
  'la semana que viene entra la grúa',
  'mañana vamos a subir al techo',
  'ayer hubo mucho viento de la costa',
  'la voladura la hicieron el mes pasado',
  'el transformador es de la comisión y está detrás de la malla',
  'en la obra pasada nos picó un alacrán',
  'el horno tiene meses apagado, ya ni de noche',
  'la retroexcavadora no ha llegado',
  'si tuviéramos que soldar pediríamos permiso, pero no de momento',
  'a las tiendas les avisaron desde el lunes, cierran todas',
];

it.each(ofElse)('records nothing of "%s" while hazards are asked', (line) => {
  const asked = upTo('hazards', languageOf(line));
  const heard = say(asked, line);
  expect(factsOf(heard)).toEqual(factsOf(asked));
  expect(heard.asks?.slot).toBe('hazards');
});

it.each(ofElse)('takes "%s" for no control', (line) => {
  const asked = upTo('controls', languageOf(line));
  expect(factsOf(say(asked, line))).toEqual(factsOf(asked));
});

it('leaves what it did not record as an open item', () => {
  const heard = say(upTo('hazards', 'en'), 'the plumbers have the basement to themselves');
  expect(heard.document.open.join()).toContain('The plumbers have the basement to themselves');
});

it('goes on with the hazards of the step after it', () => {
  const heard = say(upTo('hazards', 'en'), 'the plumbers have the basement to themselves');
  expect(factsOf(say(heard, 'sanding dust, mask'))).toEqual(['Sanding dust', 'Mask']);
});

it.each([
  'the forklifts run through here all day',
  'the other crew is welding right above us',
  'the neighbor’s dog gets loose',
  'the painters left their solvent in our room',
  'the tank was used for gasoline',
  'the owner’s truck leaks fuel where we work',
  'the city never shut the water off',
  'the pipe is hot until noon',
  'if it rains the deck gets slick',
  'traffic doesn’t slow down',
  'el perro está suelto',
  'la otra cuadrilla está soldando encima de nosotros',
  'el vecino quema basura y el humo nos llega',
  'la cisterna no tiene aire',
])('still hears the hazard in "%s"', (line) => {
  const asked = upTo('hazards', languageOf(line));
  expect(factsOf(say(asked, line)).length).toBeGreaterThan(factsOf(asked).length);
});

it('takes what others did about the hazard in question for its control', () => {
  const lines = ['traffic on the street', 'nothing else', 'nothing else', 'no'];
  const asked = lines.reduce(say, upTo('hazards', 'en'));
  expect(factsOf(say(asked, 'the city closed the street'))).toEqual([
    'Traffic on the street',
    'The city closed the street',
  ]);
});
