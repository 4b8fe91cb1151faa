import { expect, it } from 'vitest';
import { library } from '../library/data.ts';
import { say, upToHazards } from '../simulated-talk.ts';
import { piecesOf } from './pieces.ts';

const how = { step: undefined, fallback: 'hazard', keepUnknown: true } as const;
const textsOf = (text: string) => piecesOf(text, how, library).map((piece) => piece.text);

it.each([
  ['el sellador, que marea a la raza', ['el sellador, que marea a la raza']],
  ['La pileta de cal, que está hondísima', ['La pileta de cal, que está hondísima']],
  [
    'the flux smoke, gets you right in the throat',
    ['the flux smoke, gets you right in the throat'],
  ],
  [
    'the gin pole could let go and come down on whoever is under it',
    ['the gin pole could let go and come down on whoever is under it'],
  ],
  ["dropped bolts, hitting whoever's below", ["dropped bolts, hitting whoever's below"]],
  [
    'the torch can set the roof on fire, that foam goes like gasoline',
    ['the torch can set the roof on fire, that foam goes like gasoline'],
  ],
  ['a boiler, a sling could break and drop it', ['a boiler, a sling could break and drop it']],
  ['the heat, gonna hit a hundred by noon', ['the heat, gonna hit a hundred by noon']],
  ['la manguera, si se zafa te azota', ['la manguera, si se zafa te azota']],
  ['hornets, a nest under the soffit', ['hornets, a nest under the soffit']],
  ['traffic, folks come flying down that grade', ['traffic, folks come flying down that grade']],
  [
    'the hole is nine feet deep, so the walls could cave in',
    ['the hole is nine feet deep, so the walls could cave in'],
  ],
  ['que se tape la manguera y pegue el latigazo', ['que se tape la manguera y pegue el latigazo']],
  ['a shackle lets go and the block comes down', ['a shackle lets go and the block comes down']],
  [
    'El tack va bien caliente, salpica y te quema',
    ['El tack va bien caliente, salpica y te quema'],
  ],
  ['a gas main crosses there, we could hit it', ['a gas main crosses there, we could hit it']],
  ['the outrigger could sink, that fill is soft', ['the outrigger could sink, that fill is soft']],
  ['up in the basket, he could get knocked off', ['up in the basket, he could get knocked off']],
])('joins to a hazard what tells nothing by itself in "%s"', (text, parts) => {
  expect(textsOf(text)).toEqual(parts);
});

it.each([
  [
    'caerse del techo, que se reviente la manguera',
    ['caerse del techo', 'que se reviente la manguera'],
  ],
  [
    'getting bit by the 480, a guy could fall off the edge',
    ['getting bit by the 480', 'a guy could fall off the edge'],
  ],
  ['the pump is loud and the walls could cave in', ['the pump is loud', 'the walls could cave in']],
  ['ruido, los carros que pasan', ['ruido', 'los carros que pasan']],
  [
    "the utility knives will open your palm, and you're up on the scaffold so a fall",
    ['the utility knives will open your palm', "you're up on the scaffold so a fall"],
  ],
  [
    'una caída de la escalera larga, y te machucas los dedos con el martillo',
    ['una caída de la escalera larga', 'te machucas los dedos con el martillo'],
  ],
  [
    'The glass will slice your arm, and you are leaning out over the street',
    ['The glass will slice your arm', 'you are leaning out over the street'],
  ],
  [
    'El tambor de la fresadora te agarra un pie, y está el polvo de sílice',
    ['El tambor de la fresadora te agarra un pie', 'está el polvo de sílice'],
  ],
  [
    'The chipper can grab your sleeve, and that thing is deafening',
    ['The chipper can grab your sleeve', 'that thing is deafening'],
  ],
  ['solvent fumes and you got live wires above', ['solvent fumes', 'live wires above']],
  [
    'El cemento quema la piel y la olla viene en reversa',
    ['El cemento quema la piel', 'la olla viene en reversa'],
  ],
])('keeps two hazards apart in "%s"', (text, parts) => {
  expect(textsOf(text)).toEqual(parts);
});

const hazardsIn = (...lines: readonly string[]) =>
  say(upToHazards(), ...lines).document.steps.flatMap(({ hazards }) =>
    hazards.map(({ text }) => text),
  );

it('adds to a hazard what the next sentence says of it', () => {
  expect(hazardsIn('There is 480 volts in the cabinet. That will kill you.')).toEqual([
    '480 volts in the cabinet, that will kill you',
  ]);
});

it('writes no hazard where nothing that hurts is told', () => {
  expect(hazardsIn('Silica dust. The inspector wants it in writing.')).toEqual(['Silica dust']);
  expect(hazardsIn('The swaging tool')).toEqual(['The swaging tool']);
});
