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
  ['They tested the caulk and it was under the limit', 'denied'],
  ["They X-rayed the slab and there's no conduit in it", 'denied'],
  ['Le metieron la cámara al drenaje y está seco', 'denied'],
  ['El estudio del suelo salió sin contaminación', 'denied'],
  ["That slope can't slide on us, it's solid ledge", 'denied'],
  ["A train can't come through, they pulled a mile of rail", 'denied'],
  ['El cerro no se puede venir, es pura piedra', 'denied'],
  ['La calle la cerró el municipio, no pasa ni un carro', 'denied'],
  ['City took the light pole down and capped the feed already', 'denied'],
  ['The hornet nest in the gable, the exterminator got it last month', 'denied'],
  ['Vaciaron la alberca desde el jueves, está bien seca', 'denied'],
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
  "The load can't swing, we got two tag lines on it",
  "The lid can't fall, it's tied back",
  "You can't see the edge from the cab",
  "The saw can't start with the guard up",
  "Trucks can't back up without a spotter",
  'El operador no puede ver al que está atrás y lo machuca',
  'La gente no puede salir por la otra puerta',
  "I tested it with a meter and it's dead",
  'We test the air, and it has to be clear before anybody goes in',
  'They tested the paint and it has lead in it',
  "It's a tight hole, no ladder to get out",
  "The trench is nine feet, there's no box in it",
  'They pulled the guardrail last week',
  'They cut the road Monday and left a trench',
  'Taparon los hoyos con tablones ayer',
])('keeps "%s"', (line) => {
  expect(whyOf(line)).toBeNull();
});
