import { expect, it } from 'vitest';
import { describesThing, mayHappen, thingThatDoes } from './may-happen.ts';

it.each([
  'the walls could cave in on somebody',
  "it'll burn your skin if it splashes",
  "the heat's gonna get somebody",
  'if the choker slips it drops on whoever is under it',
  'you can wreck your back moving one',
  'guys wrench their back',
  'the vacuum cups lose their grip',
  'the dust comes straight down on you',
  "thinner splashing in somebody's eyes",
  'they heat up',
  'si se revienta la cadena se cae el block',
  'el disco te vuela un dedo',
  'con la pistola te puedes meter un clavo',
  'le puedes dar a un cable',
])('hears harm in "%s"', (flat) => {
  expect(mayHappen(flat)).toBe(true);
});

it.each([
  'nobody can get under it',
  'the spotter can see both sides',
  'we could use a second man',
  'if you let go it shuts off',
  "so it can't move",
  'si la sueltas se apaga sola',
  'si pasa de veinte nos bajamos',
  'te amarras a la viga',
  'nadie puede entrar',
  'straight in the red can with the lid',
])('hears none in "%s"', (flat) => {
  expect(mayHappen(flat)).toBe(false);
});

it.each([
  'each unit weighs two hundred pounds',
  'they weigh three ton apiece',
  "that thing's four hundred pounds",
  'supposed to hit ninety-six',
  'cada cepellon pesa como 700 libras',
  'el piso esta bien liso',
  "there's people underneath",
])('reads "%s" as what a thing is like', (flat) => {
  expect(describesThing(flat)).toBe(true);
});

it.each(['we weigh every load', 'el piso esta bien amarrado', "there's a spotter"])(
  'reads "%s" as no description',
  (flat) => {
    expect(describesThing(flat)).toBe(false);
  },
);

it('tells the thing from what it does', () => {
  expect(thingThatDoes('la pistola que te inyecta la pintura')).toBe('la pistola ');
  expect(thingThatDoes('la pistola con seguro')).toBeNull();
});
