import { expect, it } from 'vitest';
import { beginOf, controlTexts, say, upToHazards } from '../simulated-talk.ts';
import { plain } from '../understanding/plain.ts';
import { tellsStop } from './tells-stop.ts';

it.each([
  'if the canal comes over the bank, nobody stays in the cut',
  'anybody smells propane, tools down and everyone walks',
  'horn sounds twice, everybody comes off the deck',
  'gusts over forty, the crew gets down',
  'a hydraulic line lets go, we stop and call the shop',
  "fog so thick you can't see the flagger, that's a stop",
  'si cruje la losa, todo mundo para afuera',
  'suena la alarma, todos al portón',
  'three blasts on the horn means everybody out',
  'if you hear the whistle, drop it and get behind the truck',
  "when the current gets over two knots, the dive's over",
  'si agarra lumbre el pasto, se acabó la soldada por hoy',
  'granizo, abajo todos',
  'en cuanto se apague el ventilador nos salimos',
])('hears an event and that everyone stops in %j', (line) => {
  expect(tellsStop(plain(line), 'event')).toBe(true);
});

it.each([
  'if the brace lets go, it all comes down on whoever is under it',
  'if the platform tips everybody goes down with it',
  "when we lift, everybody's out from under it",
  "boom's up, everybody's clear",
  "the edge is bad, so everybody's off it before he cuts",
  'for the saws, everybody stops when someone walks up',
  'the slab slides, wedges and no se mueve nadie',
  'cuando gira la grúa, todos van afuera del cordón',
  'con las víboras, revisamos con una vara y si hay muchas nos esperamos',
  'que se reviente la cuerda y les pegue a todos abajo',
])('hears a harm or a measure in %j', (line) => {
  expect(tellsStop(plain(line), 'event')).toBe(false);
});

it('takes a list of work for no event', () => {
  expect(tellsStop('the plumber bleeds the line, we shut the job down', 'event')).toBe(true);
  expect(tellsStop('the plumber bleeds the line, we shut the job down', 'condition')).toBe(false);
});

it('puts it on record before the task and among hazards, and nothing else of it', () => {
  const early = say(
    beginOf('es'),
    'Antes de que se me olvide, si pasa de cuarenta grados todos a la sombra',
  );
  expect(early.document).toMatchObject({
    task: '',
    stop_work: ['Si pasa de cuarenta grados todos a la sombra'],
  });

  const late = say(upToHazards(), "Monitor chirps, everybody's out. The shingles are sharp.");
  expect(late.document.stop_work).toEqual(["Monitor chirps, everybody's out"]);
  expect(late.document.absent).toEqual([]);
  expect(late.document.steps.flatMap(({ hazards }) => hazards)).toHaveLength(1);
});

it('takes one for a hazard in question for what is done about it, too', () => {
  const { document } = say(
    upToHazards(),
    'wind takes a sheet off the roof',
    'no',
    'no',
    'no',
    'if the wind picks up, everybody comes down',
  );
  expect(document.stop_work).toHaveLength(1);
  expect(controlTexts(document)).toEqual(['If the wind picks up, everybody comes down']);
});

it('leaves those of another job out', () => {
  const { document } = say(
    upToHazards(),
    'on the last bridge if it rained everybody quit, but that was last year',
  );
  expect(document.stop_work).toEqual([]);
});
