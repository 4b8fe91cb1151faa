import { expect, it } from 'vitest';
import { cutsOf, withoutCuts, type Asked } from './left-out.ts';

const asked: Asked = {
  forWho: false,
  isAnswer: () => false,
  afterName: (flat) => {
    const lead = flat.split(' ').findIndex((word) => /^vega(?:'s)?,?$/.test(word));
    return lead === -1 ? null : { rest: flat.slice(flat.indexOf('vega')), lead };
  },
};
const keptOf = (line: string, how = asked) => withoutCuts(line, cutsOf(line, how));

it.each([
  // Planned, wanted or thought of, and not done.
  "We'd talked about hanging a net but it's not happening.",
  "I'd have liked to have a blower out here but the rental place is shut today, so we don't have one.",
  'I asked for a rescue skiff. Harbor can’t spare one today.',
  'Hydro blasting was in the first plan. Too slow, so it got dropped.',
  'Pedí una patrulla para que nos cuidara. Contestaron que hoy no pueden.',
  'Anduvimos viendo unos chalecos de hielo, pero salen carísimos, entonces mejor los dejamos.',
  'Queríamos poner línea de vida pero no hay de dónde.',
  // Not here.
  "The ear muffs are sitting in the other truck, so we're going without those.",
  'El detector de gas se quedó en el taller.',
  // Denied, with why.
  'Utility buried the overhead lines last year, so there’s nothing up there to touch.',
  "And the lady's dog, big old thing, she dropped him at her sister's till tonight, so he's out of the picture.",
  'La luz entra por abajo en esta calle, así que no hay cables arriba.',
  "Silica you don't gotta put, it's all wet mix.",
  'Generador no prendemos, toda la herramienta es de batería.',
  'El ruido no es tema aquí, todo es manual.',
  // Of another job, or of someone's life.
  "Teague's old outfit had a bull come at them in a pasture once. That was up in Corley County.",
  "Tina's also on that house at night, and that one has black mold. This one doesn't.",
  'Vi en las noticias que se cayó una grúa en Dallas.',
  'Memo anda bien contento porque su hija se gradúa el sábado, ya nos invitó a la carne asada.',
])('leaves out all of "%s"', (line) => {
  expect(keptOf(line.replaceAll('’', "'"))).toBe('');
});

it.each([
  ['I priced a bucket lift for it. Too much money, so we use the ladder.', 'so we use the ladder.'],
  [
    'Íbamos a echarlo con la bomba pero se descompuso, así que va a ser a pura llana.',
    'así que va a ser a pura llana.',
  ],
  [
    "It's twenty feet down, so falling off the plank, and the electric all comes in underground so there's no wires overhead.",
    "It's twenty feet down, so falling off the plank",
  ],
  [
    "It's fifty-two feet up there, I know I said forty feet this morning but I looked it up and it's fifty-two.",
    "It's fifty-two feet up there, it's fifty-two.",
  ],
])('leaves out a part of "%s"', (line, kept) => {
  expect(keptOf(line)).toBe(kept);
});

it.each([
  "There's no handrail up there yet.",
  "The breaker won't lock out.",
  'Nobody under the load.',
  'El registro no tiene tapa.',
  "It's dark so there's no telling where the edge is.",
  "The hole isn't covered.",
  'We hung a net yesterday so nobody drops anything.',
  'I asked for a flagger and they sent two.',
  "We're going to rope it off.",
  'The wires overhead are still live.',
  'At the last job somebody fell. Same thing here, so watch the edge.',
  "Sustained wind over thirty and I'm calling everybody down, no arguing.",
  "Vega can't see behind her.",
  "Everybody's out of the bin before Vega pushes the button.",
])('keeps "%s"', (line) => {
  expect(keptOf(line)).toBe(line);
});

it.each([
  ["Tom and Tina, and Vega's at his kid's graduation so you won't be seeing him.", 'Tom and Tina'],
  ['Tom, Tina, and Vega would have come but he’s on a plane.', 'Tom, Tina'],
  [
    'Están Tom y Tina; el Vega se quedó con la otra máquina, ese no nos acompaña.',
    'Están Tom y Tina;',
  ],
  ['Tom, Tina, Vega on the forklift.', 'Tom, Tina, Vega on the forklift.'],
])('leaves who is away out of "%s"', (line, kept) => {
  expect(keptOf(line.replaceAll('’', "'"), { ...asked, forWho: true })).toBe(kept);
});
