import { expect, it } from 'vitest';
import { wholeSentenceAt } from './left-sentence.ts';
import { spansOf } from './spans.ts';

const whyOf = (line: string) => wholeSentenceAt(spansOf(line), 0)?.why ?? null;

it.each([
  ['My cousin got bit by a dog at the last house', 'elsewhere'],
  ['A mi primo lo tumbó un caballo el sábado', 'elsewhere'],
  ['Nate says his neighbor got into poison oak', 'elsewhere'],
  ['Did you see that silo explosion on the news last night', 'elsewhere'],
  ['Two outages back at the mill we had wasps all over', 'elsewhere'],
  ['Allá en Dos Pinos a un fulano se le fue el tractor a la laguna', 'elsewhere'],
  ['They offered us a spreader bar and we decided against it', 'dropped'],
  ['Quién sabe si nos presten un andamio', 'dropped'],
  ['I did ask for a man basket, they never sent one', 'dropped'],
  ["The insulation got sampled, lab says it's asbestos free", 'denied'],
  ['El inspector hizo la prueba y salió negativa', 'denied'],
  ['Gas ese garage nunca tuvo', 'denied'],
  ['De cables arriba, ni uno', 'denied'],
  ["The closest line is a half mile back, the mast doesn't reach", 'denied'],
  ['La pintura vieja no trae plomo', 'denied'],
  ['That old Fenwick site, they had a bull get in', 'elsewhere'],
  ['We were down on the coast last month and the ants ate us alive', 'elsewhere'],
  ["Old coating's not lead paint, the lab tested it", 'denied'],
  ["Water can't come in on us, the tank's been drained", 'denied'],
  ['Ahorita ahí no hay nada enterrado', 'denied'],
  ['I priced a crane for this, too much, so no, no crane', 'dropped'],
  ['Nothing electrical under there, the county pulled the feed in May', 'denied'],
])('leaves "%s" out', (line, why) => {
  expect(whyOf(line)).toBe(why);
});

it.each([
  "My brother's on the crew with us, he spots the loader",
  'Pete says the anchor is loose',
  'No hay ni un barandal en la orilla',
  'La máquina no trae guarda',
  "The ladder isn't tied off",
  "The panel's not dead",
  "The breaker isn't locked out",
  'The closest outlet is wet',
  'It came back on by itself and could grab a sleeve',
  'We have a crew coming down the ladder all day',
])('keeps "%s"', (line) => {
  expect(whyOf(line)).toBeNull();
});
