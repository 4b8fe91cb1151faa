import { expect, it } from 'vitest';
import { beginOf, say, upToHazards } from '../simulated-talk.ts';

it.each([
  [
    'en',
    "Welding the east rail, and oh, I've got the hot work permit, it's on the dash, and we paint it after",
    'Welding the east rail, we paint it after',
    "I've got the hot work permit, it's on the dash",
  ],
  [
    'en',
    'Boring under the driveway, by the way the dig ticket is pulled, Ana has it',
    'Boring under the driveway',
    'The dig ticket is pulled, Ana has it',
  ],
  [
    'es',
    'Vamos a soldar el barandal, y ah, antes que se me olvide, ya traigo el permiso de trabajo caliente, me lo firmó el capataz',
    'Soldar el barandal',
    'Ya traigo el permiso de trabajo caliente, me lo firmó el capataz',
  ],
] as const)('takes a permit at hand out of the task in "%s: %s"', (lang, line, task, permit) => {
  const { document } = say(beginOf(lang), line);
  expect(document.task).toBe(task);
  expect(document.permits).toEqual([permit]);
});

it.each([
  'Painting the license plates wall over the permit office',
  "Pulling the stump, we don't need a permit for that",
  'Building the wall that the county permit still waits for',
])('takes no permit from "%s"', (line) => {
  expect(say(beginOf('en'), line).document.permits).toEqual([]);
});

it('takes a stop out of the place', () => {
  const { document } = say(
    beginOf('en'),
    'Setting poles',
    'North end of the airport, and if we get lightning everybody comes in',
  );
  expect(document.place).toBe('North end of the airport');
  expect(document.stop_work).toEqual(['If we get lightning everybody comes in']);
});

it('takes a permit at hand for no hazard and no help', () => {
  const { document } = say(
    upToHazards(),
    "We've got the fire marshal's permit in the folder. The fire department permit is posted at the gate.",
  );
  expect(document.permits).toHaveLength(2);
  expect(document.steps.flatMap(({ hazards }) => hazards)).toEqual([]);
});

it.each([
  ['The hot work one, Ana signed it', ['The hot work one, Ana signed it']],
  [
    'El de excavación ya está pegado en la caseta',
    ['El de excavación ya está pegado en la caseta'],
  ],
  ["The guard on the saw, it's in the box", []],
])('takes "%s" for a permit only where it names work, whatever was asked', (line, permits) => {
  expect(say(upToHazards(), line).document.permits).toEqual(permits);
});

it.each([
  ['Oh, and Gil Moss is coming from the rental yard to run the lift', 'Gil Moss'],
  ['Put down Rosa Vega too', 'Rosa Vega'],
  ['Apunte a Chon Medina, es el de la bomba', 'Chon Medina'],
])('hears in "%s" who joins, while hazards are asked for', (line, name) => {
  const { document } = say(upToHazards(), line);
  expect(document.people).toContain(name);
  expect(document.steps.flatMap(({ hazards }) => hazards)).toEqual([]);
});

it.each(['Delta Crane is coming at noon', 'Gil Moss is coming tomorrow'])(
  'hears no one join in "%s"',
  (line) => {
    expect(say(upToHazards(), line).document.people).toEqual(['Ana Ruiz']);
  },
);

it('takes help and what is absent out of the first sentence', () => {
  const { document } = say(
    beginOf('en'),
    "Patching the lot behind the bank, it's closed so there's no traffic, and the hospital's the one in Carver",
  );
  expect(document.absent).toEqual(['Traffic']);
  expect(document.emergency).toContain("The hospital's the one in Carver");
});
