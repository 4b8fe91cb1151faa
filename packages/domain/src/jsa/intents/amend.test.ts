import { expect, it } from 'vitest';
import { say } from '../simulated-talk.ts';
import { library } from '../library/data.ts';
import { context } from '../simulated-talk.ts';
import { start } from '../start.ts';
import { settleAmended } from './amend.ts';

const documentOf = (lang: 'en' | 'es', ...lines: readonly string[]) =>
  say(start(lang, context, library), ...lines).document;

it.each([
  ['Swapping nine poles along Route 4', 'Hold on, make it seven poles.', 'seven poles', 'nine'],
  [
    'Painting rooms four through nine',
    "Correction, four through eight, nine's not ready.",
    'four through eight',
    'nine',
  ],
  ["We're setting the transformer on pad twelve", 'Sorry, pad fourteen.', 'pad fourteen', 'twelve'],
  [
    'Digging out forty feet of storm drain',
    "Actually the super says it's sixty feet now.",
    'sixty feet',
    'forty',
  ],
  [
    'Welding up three hangers at Pier 9.',
    "I told you three, it's five hangers.",
    'five hangers',
    'three',
  ],
] as const)('follows a later line in every text: "%s", "%s"', (task, line, right, wrong) => {
  const document = documentOf('en', task, line);
  expect(document.task).toContain(right);
  expect(`${document.task} ${document.place}`).not.toContain(wrong);
});

it.each([
  ['Cambiar ocho lámparas en la nave dos', 'Perdón, son once lámparas.', 'once lámparas', 'ocho'],
  [
    'Instalar tubería de doce pulgadas',
    'Digo, de dieciséis pulgadas.',
    'dieciséis pulgadas',
    'doce',
  ],
] as const)('follows a later line in Spanish: "%s", "%s"', (task, line, right, wrong) => {
  const { task: said } = documentOf('es', task, line);
  expect(said).toContain(right);
  expect(said).not.toContain(wrong);
});

it.each([
  [
    "Hanging duct on the third floor of the Mercer building. No wait, it's the fifth floor.",
    'Hanging duct on the fifth floor of the Mercer building.',
  ],
  [
    'Bay six of the garage, tear out the lift. Six got done yesterday, I mean bay eight.',
    'Bay eight of the garage, tear out the lift.',
  ],
  [
    'Calle Encino, de la Quinta a la Octava. No, hasta la Novena.',
    'Calle Encino, de la Quinta a la Novena.',
  ],
  ['Montaje de paneles. Hilera nueve. No, la once.', 'Montaje de paneles. Hilera once.'],
  [
    'en la torre veintitrés, ay no, espérame, esa la hicimos ayer, hoy es la torre veintisiete, y cambiamos el motor',
    'en la torre veintisiete, y cambiamos el motor',
  ],
  [
    'nueve lápidas decía el papel pero ya las conté bien y son siete, siete nomás.',
    'siete lápidas decía el papel, siete nomás.',
  ],
  [
    'We only saw between nine and noon. Sorry, they moved it, we saw between ten and two.',
    'We only saw between ten and two.',
  ],
  [
    "the sheet says five pilings but two of 'em got fixed, so we're down to three, pull three",
    'the sheet says three pilings, pull three',
  ],
])('settles "%s"', (said, meant) => {
  expect(settleAmended(said)).toBe(meant);
});

it.each([
  'es el building 7, no el 6',
  'piso 6, perdón, el 4 ya quedó',
  'six feet down, no shoring, four feet of spoil',
  'no, it’s twelve feet',
  "we lift 2 at a time. Hold on, Luis needs a ladder that's 6 feet.",
  'Quarry Pike, board one seventeen. I wrote mile marker nine on the sheet. It should say six.',
])('leaves "%s"', (said) => {
  expect(settleAmended(said)).toBe(said);
});

it('corrects a number in every text that has it', () => {
  const document = documentOf(
    'en',
    'Replace the pump at lift station four',
    'lift station four, north side',
    'Ana',
    'open lift station four, pull the pump',
    'Hold on, sorry, lift station six.',
  );
  expect(JSON.stringify(document)).not.toContain('station four');
  expect(document.steps[0]?.text).toContain('station six');
});
