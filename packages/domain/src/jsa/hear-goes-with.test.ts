/** What belongs together in long, loose sentences: a thing with what is told of it, a measure with its hazard. */
import { expect, it } from 'vitest';
import type { Language } from '../languages.ts';
import type { Turn } from './jsa-state.ts';
import { beginOf, say } from './simulated-talk.ts';

const begun: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Hang panels',
    'the north lot',
    'Ana and Tom',
    'first we lift the panels, then cut the rail',
  ],
  es: [
    'Colgar paneles',
    'el patio',
    'Ana y Tom',
    'primero subimos los paneles, luego cortamos el riel',
  ],
};
const upToHazards = (lang: Language) => say(beginOf(lang), ...begun[lang]);
const told = ({ document }: Turn) =>
  document.steps.flatMap(({ hazards }) =>
    hazards.map(({ text, energy, controls }) => [text, energy, ...controls.map((one) => one.text)]),
  );

it.each([
  [
    'lifting the panels, they’re a hundred eighty apiece, that’s your back right there',
    'en',
    'motion',
  ],
  ['the blade on that saw, it’ll take a finger', 'en', 'mechanical'],
  ['subiendo los paneles, pesan ochenta kilos cada uno', 'es', 'motion'],
  ['la navaja de cortar, esa te abre el dedo', 'es', 'mechanical'],
] as const)('hears one hazard in "%s"', (line, lang, energy) => {
  const spoken = line.replaceAll('’', "'");
  const said = spoken.charAt(0).toUpperCase() + spoken.slice(1);
  expect(told(say(upToHazards(lang), line))).toEqual([[said, energy]]);
});

it('hears what comes after "for the" and "entonces" as what is done', () => {
  const dust = say(upToHazards('en'), 'the dust off that saw, so for the dust Tom runs it wet');
  expect(told(dust)).toEqual([
    ['The dust off that saw', 'chemical', 'For the dust Tom runs it wet'],
  ]);
  const nails = say(
    upToHazards('es'),
    'los clavos oxidados, te picas con ellos, entonces los va sacando Tom con el martillo',
  );
  expect(told(nails)).toEqual([
    ['Los clavos oxidados, te picas con ellos', 'mechanical', 'Los va sacando Tom con el martillo'],
  ]);
});

it('keeps two things of different energy apart', () => {
  const heard = say(
    upToHazards('es'),
    'una caída, son seis metros, y por ese lado está el cable de la acometida',
  );
  expect(told(heard).map(([, energy]) => energy)).toEqual(['gravity', 'electrical']);
});

it('leaves out the one sentence of a line that no one wants down', () => {
  const asked = say(upToHazards('en'), 'falling off the lift', 'nothing else', 'no');
  const heard = say(
    asked,
    'Falling off the lift, everybody’s tied off. We might get a boom truck, so don’t put that down.',
  );
  expect(told(heard)).toEqual([
    ['Falling off the lift', 'gravity', 'Everybody’s tied off'.replace('’', "'")],
  ]);
  expect(heard.document.open.join()).toContain('boom truck');
});

it('takes a story with the sentence that says whose it is', () => {
  const heard = say(
    upToHazards('en'),
    'My cousin’s crew got stung by wasps under an array. That was over in Pinch Creek, a whole different job.',
  );
  expect(told(heard)).toEqual([]);
});

it('hears a permit, and what stops the work, at the very end', () => {
  const atSign = say(
    upToHazards('en'),
    'falling off the lift',
    'nothing else',
    'nothing else',
    'no',
    'tied off',
    'yes',
    'boots',
    'none',
    'no',
    'high wind',
    'yes',
    'yes',
  );
  const heard = say(
    atSign,
    'Hot work permit, the GC signed it this morning',
    'A sling frays or lightning gets inside ten miles, we stop and walk out',
  );
  expect(heard.document.permits).toEqual(['Hot work permit, the GC signed it this morning']);
  expect(heard.document.stop_work.join()).toContain('A sling frays');
});

it('corrects halves whole', () => {
  const heard = say(
    upToHazards('en'),
    'the trench is five and a half, scratch that, six and a half feet deep and it could cave in',
  );
  expect(told(heard).flat().join()).toContain('is six and a half feet deep');
});

it('gives what is done in the next sentence to the hazard before it', () => {
  const heard = say(
    upToHazards('en'),
    'The nail guns, you put a nail through your foot. They’re all on sequential trigger.',
  );
  expect(told(heard)).toEqual([
    [
      'The nail guns, you put a nail through your foot',
      'mechanical',
      "They're all on sequential trigger",
    ],
  ]);
});

it('hears another hazard in the next sentence where it adds one', () => {
  const heard = say(
    upToHazards('es'),
    'Que se caiga uno del techo. También cargar los rollos, pesan ochenta libras y se lastima uno la espalda.',
  );
  expect(told(heard).map(([, energy]) => energy)).toEqual(['gravity', 'motion']);
});

it('goes on with what is told of another job', () => {
  const heard = say(
    upToHazards('es'),
    'El otro mes vamos a cercar un rancho. Allá sí hay toros sueltos. Eso será otro día.',
  );
  expect(told(heard)).toEqual([]);
});

it.each([
  [
    'the trench is six feet deep. Check that, eight feet, and it could cave in',
    'en',
    'eight feet',
    'six feet',
  ],
  [
    'la zanja va de dos pies. Corrijo, de tres pies, y se puede derrumbar',
    'es',
    'tres pies',
    'dos pies',
  ],
] as const)('takes the later number in "%s"', (line, lang, kept, gone) => {
  const said = JSON.stringify(say(upToHazards(lang), line).document.steps);
  expect(said).toContain(kept);
  expect(said).not.toContain(gone);
});

it('hears steps told in a sentence each, and two verbs with one object as one', () => {
  const begin = say(beginOf('en'), ...begun.en.slice(0, 3));
  const apart = say(begin, 'First we set the ridge anchors. Then we strip the roof.');
  expect(apart.document.steps.map(({ text }) => text)).toEqual([
    'Set the ridge anchors',
    'Strip the roof',
  ]);
  const shared = say(
    begin,
    'What we do is first we dig the trench, then we lay the pipe, and after that we backfill and compact it',
  );
  expect(shared.document.steps.map(({ text }) => text)).toEqual([
    'Dig the trench',
    'Lay the pipe',
    'Backfill and compact it',
  ]);
});
