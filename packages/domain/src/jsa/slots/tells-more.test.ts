import { expect, test } from 'vitest';
import { controlTexts, say, upToHazards } from '../simulated-talk.ts';

const hazardsOf = (line: string) => {
  const { document, asks } = say(upToHazards(), line, 'nothing', 'nothing');
  return {
    hazards: document.steps.flatMap(({ hazards }) => hazards.map(({ text }) => text)),
    controls: controlTexts(document),
    isAsked: asks?.slot === 'confirm',
  };
};

test.each([
  "the pit, it's eleven feet down and people fly around that curve",
  'rolling the drums in, thirty-gallon ones',
  'going off the roof edge, our last row is like four feet from it',
  'noise, the grinders',
  'silica dust, tons of it',
  'an aerial lift could tip, the yard gets soft out there',
  'caerse de la plataforma, abajo está el río',
  'un toque, ahí hay ciento veinte',
  'víboras de cascabel, ahí mismo vimos dos el lunes',
  'la espalda, todo el día agachado jalando la regla',
])('keeps what tells more in the text of its hazard: "%s"', (line) => {
  const said = line[0]?.toUpperCase() + line.slice(1);
  expect(hazardsOf(line)).toEqual({ hazards: [said], controls: [], isAsked: false });
});

test.each([
  ['gas leak, soap test', ['Soap test']],
  ['roof edge, dark lenses for that', ['Dark lenses for that']],
  ['a beam could roll, four guys on it', ['Four guys on it']],
  ['el ruido del taladro, doble protección', ['Doble protección']],
  ['se corta uno con el fleje, cada pedazo va al bote', ['Cada pedazo va al bote']],
])('hears what is done about it in "%s"', (line, controls) => {
  expect(hazardsOf(line).controls).toEqual(controls);
});

test.each([
  [
    "the stain remover is an acid, the scraper's got a razor blade in it",
    ['The stain remover is an acid', "The scraper's got a razor blade in it"],
  ],
  [
    'una lámpara se puede caer en la cabeza, allá arriba está lleno de caca de ratón',
    ['Una lámpara se puede caer en la cabeza', 'Allá arriba está lleno de caca de ratón'],
  ],
])('hears another hazard where a thing hurts in another way: "%s"', (line, hazards) => {
  expect(hazardsOf(line)).toEqual({ hazards, controls: [], isAsked: false });
});

test('asks about a name alone after a name, and leaves a remark out', () => {
  expect(hazardsOf('gas leak, badgers').isAsked).toBe(true);
  expect(hazardsOf('gas leak, mind you')).toEqual({
    hazards: ['Gas leak'],
    controls: [],
    isAsked: false,
  });
});

test('reads the energy of a hazard from its own words', () => {
  const { document } = say(upToHazards(), 'noise, the big saw');
  expect(document.steps.flatMap(({ hazards }) => hazards.map(({ energy }) => energy))).toEqual([
    'sound',
  ]);
});

test.each([
  ["noise from the crusher, it's still running, so plugs", ['Plugs']],
  [
    'the auger can grab a sleeve and drag your arm in, so nobody reaches over it',
    ['Nobody reaches over it'],
  ],
  ["the press runs four hundred degrees, so it's burnt hands", []],
  ['la bomba puede reventar, pasa de mil libras, careta puesta', ['Careta puesta']],
])('takes how it hurts and how big it is for no control: "%s"', (line, controls) => {
  const heard = hazardsOf(line);
  expect(heard.controls).toEqual(controls);
});

test('hears harm that follows "so" as a hazard, and a measure as one', () => {
  expect(hazardsOf("the sewer line breaks, so it's bad air").controls).toEqual([]);
  expect(hazardsOf("the sewer line breaks, so it's rubber boots").controls).toEqual([
    "It's rubber boots",
  ]);
});
