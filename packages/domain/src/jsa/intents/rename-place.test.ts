import { expect, it } from 'vitest';
import { hear } from '../hear.ts';
import type { JsaContext, Turn } from '../jsa-state.ts';
import { library } from '../library/data.ts';
import { start } from '../start.ts';

const context: JsaContext = {
  project: 'Depot',
  crew: ['Ana Ruiz', 'Tom Ortega', 'Luis Peña'],
  emergency: { address: '1 Main St', hospital: 'General', muster: 'Gate 2', call: 'Ana' },
  shift_end: '16:00',
};
const say = (turn: Turn, ...lines: readonly string[]): Turn =>
  lines.reduce((last, text) => hear(last.state, { text }, library), turn);

it.each([
  [
    'es',
    'Pintar la bodega del ejido Los Pinos',
    'Ah no, es la bodega del ejido El Llano',
    'El Llano',
  ],
  ['en', 'Painting the lobby at the Miller Hotel', "Sorry, it's the Baker Hotel", 'Baker'],
  ['es', 'Pintar el piso 4 de la torre Sol, oficinas', 'piso 6, perdón, el 4 ya quedó', 'piso 6'],
] as const)('corrects the place told in %s: "%s"', (lang, task, line, place) => {
  const told = say(start(lang, context, library), task);
  const { document } = say(told, line);
  expect(document.task.toLowerCase()).toContain(place.toLowerCase());
});

it('swaps a control for what is used instead', () => {
  const asked = say(
    start('en', context, library),
    'Set the rooftop unit',
    'north side',
    'Ana and Tom',
    'rig it, fly it',
    'unit on the hook over the lobby, tag lines',
    "hang on, not tag lines on that one, they're using a spreader with a swivel",
  );
  const controls = asked.document.steps
    .flatMap(({ hazards }) => hazards)
    .flatMap((hazard) => hazard.controls.map(({ text }) => text.toLowerCase()));
  expect(controls).toEqual(['a spreader with a swivel']);
});
