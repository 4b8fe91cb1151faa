import { expect, it } from 'vitest';
import { beginOf, say } from '../simulated-talk.ts';
import { tellsPlaceAlone } from './told-place.ts';

const { state } = beginOf('en');

it.each([
  'Pier nine, the north finger',
  'Sorrel Flats, the ranch, out County Road 9 past the second cattle guard',
  'Corner of Mill Street and Third, the old creamery',
  'La primaria Cerro Lindo, atrás de la cancha',
  'El muelle siete, donde está la báscula',
])('hears a place alone in "%s"', (line) => {
  expect(tellsPlaceAlone(state, line)).toBe(true);
});

it.each([
  'Ana Ruiz, over at gate 2',
  'Fire extinguisher by the gate, and one in the barn',
  'Wet floor in building 4',
  'Kids from the school, they could wander in',
  'La escalera del muelle siete se mueve',
])('hears no place alone in "%s"', (line) => {
  expect(tellsPlaceAlone(state, line)).toBe(false);
});

it.each([
  [
    'es',
    'Pintar la barda',
    'Es el cuatro doce de Colina Azul, la casa amarilla, no hay pierde',
    'El cuatro doce de Colina Azul, la casa amarilla',
    [],
  ],
  [
    'en',
    'Hang drywall',
    "Down in the basement by the boiler, there's no elevator",
    'Down in the basement by the boiler',
    ['Elevator'],
  ],
  ['en', 'Hang drywall', 'no traffic', '', ['Traffic']],
] as const)(
  'keeps a place before what it denies: %s, %s, %s',
  (lang, task, line, place, absent) => {
    expect(say(beginOf(lang), task, line).document).toMatchObject({ place, absent });
  },
);

it.each([
  ['en', 'The other truck broke down on the way'],
  ['en', "Parts didn't come for the other one"],
  ['es', 'Se descompuso la otra máquina'],
] as const)('takes news for no place: %s, %s', (lang, line) => {
  const { document } = say(beginOf(lang), lang === 'en' ? 'Hang drywall' : 'Pintar la barda', line);
  expect(document.place).toBe('');
});

it.each(['They moved us to the north lot', 'Behind the barn that fell in'])(
  'takes a place with a story of it: %s',
  (line) => {
    expect(say(beginOf('en'), 'Hang drywall', line).document.place).toContain(line.slice(-6));
  },
);
