import { expect, it } from 'vitest';
import { cutsOf } from './left-out.ts';

const cutsIn = (line: string, isAnswer: boolean) =>
  cutsOf(line, { forWho: false, isAnswer: () => isAnswer, afterName: () => null }).map(
    ({ start, end }) => line.slice(start, end),
  );

it.each([
  "Fiber's on the westbound side, none over here",
  "The gas main runs up the far curb, it doesn't come through here",
  'El drenaje corre por el callejón, de este lado no hay nada',
  'La tubería está enfrente, acá no llega',
  "They're not blasting today",
  'Bees, we looked, none',
  'De granizo nada, el cielo está limpio toda la semana',
  'Por esa franja no pasa gas ni fibra, todo eso va del otro lado',
  'De fibra óptica no hay nada enterrado',
  "The office told me there's not one open grave anywhere near us",
  'El inspector dijo que no tiene plomo esa pintura',
])('cuts what is absent out, whatever was asked: "%s"', (line) => {
  expect(cutsIn(line, true)).toEqual([line]);
});

it.each([
  'We had a beehive in that soffit, but the beekeeper came and hauled it off',
  'The pit used to have water in it, they fixed the leak and it’s bone dry',
  'Creek’s dry this month, nobody’s going to drown in it',
  'The panels come cut to size, so the saw stays on the truck',
  'El edificio está desocupado, no va a andar ningún inquilino por ahí',
  'Había un avispero en el alero, ya lo quitó el dueño',
])('cuts what was dealt with out, unless it is a measure: "%s"', (line) => {
  const said = line.replaceAll('’', "'");
  expect(cutsIn(said, false)).toEqual([said]);
  expect(cutsIn(said, true)).toEqual([]);
});

it.each([
  'The power line runs over the east side, we’re under it all day',
  'La línea de gas va por este lado, la pala le puede pegar',
  'There was a nest last week, the owner sprayed it and they’re back',
  'Había un hoyo, lo taparon y todavía se hunde',
  'The rope runs through the block, no one on our side of it',
  'Pool’s empty so it’s a ten foot drop, somebody could fall in',
  'Hay barandal en los tres lados, nadie se va a caer',
  'They’re not holding the ladder',
  'Bees, we looked, a whole nest',
  'The inspector said there’s gas in the vault',
])('keeps what is here: "%s"', (line) => {
  expect(cutsIn(line.replaceAll('’', "'"), false)).toEqual([]);
});
