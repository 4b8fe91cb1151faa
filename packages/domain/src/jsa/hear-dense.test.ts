import { expect, it } from 'vitest';
import { hear } from './hear.ts';
import type { JsaDocument } from './jsa-document.ts';
import type { JsaContext, Turn } from './jsa-state.ts';
import { library } from './library/data.ts';
import { start } from './start.ts';

const context: JsaContext = {
  project: 'Depot',
  crew: ['Ana Ruiz', 'Luis Ortega', 'Luis Peña'],
  emergency: { address: '1 Main St', hospital: 'General', muster: 'Gate 2', call: 'Ana' },
  shift_end: '16:00',
};

function say(turn: Turn, ...lines: readonly string[]): Turn {
  return lines.reduce<Turn>((last, text) => hear(last.state, { text }, library), turn);
}

const begin = () => start('en', context, library);
const upToHazards = () =>
  say(begin(), 'Tear off shingles', 'north wing', 'Ana', 'set ladders, tear off, clean up');
const controls = ({ steps }: JsaDocument) =>
  steps.flatMap(({ hazards }) => hazards.flatMap((hazard) => hazard.controls));

it('ties a control to the hazard that was named just before it in the same breath', () => {
  const { document } = say(
    upToHazards(),
    'fall off the roof, harness on, and shingles landing on people, we rope off below',
  );
  const [step] = document.steps;
  expect(
    step?.hazards.map(({ text, controls: own }) => [text, own.map((one) => one.text)]),
  ).toEqual([
    ['Fall off the roof', ['Harness on']],
    ['Shingles landing on people', ['We rope off below']],
  ]);
});

it('denies both sides of "ni"', () => {
  const { document } = say(upToHazards(), 'no usamos químicos ni hay ruido fuerte');
  expect(document.absent).toEqual(['Químicos', 'Ruido fuerte']);
  expect(document.steps.flatMap(({ hazards }) => hazards)).toEqual([]);
});

it('keeps the numbers when "one" stands for a thing', () => {
  const asked = say(upToHazards(), 'the kettle goes over 500 degrees');
  const { document } = say(asked, 'no skylights on this one');
  expect(JSON.stringify(document)).toContain('500 degrees');
  expect(document.absent.join()).toContain('kylights');
});

it('changes the number of the same kind, not another one', () => {
  const asked = say(
    begin(),
    'Dig a six foot trench',
    'Elm lot',
    'Ana',
    'dig, backfill',
    'gas main three feet over',
    'we have ticket number 4471',
  );
  const { document } = say(asked, 'make that a seven foot trench');
  expect(document.task).toBe('Dig a seven foot trench');
  expect(JSON.stringify(document)).toContain('three feet over');
  expect(JSON.stringify(document)).toContain('4471');
});

it('leaves out the one who stays away, and takes in the one who comes instead', () => {
  const asked = say(begin(), 'Tear off shingles', 'north wing', 'Ana');
  const { people } = say(asked, "Ana's not coming, put Luis Ortega down").document;
  expect(people).toEqual(['Luis Ortega']);
});

it('leaves out the name after "everyone but"', () => {
  const { people } = say(begin(), 'Tear off shingles', 'north wing', 'whole crew but Ana').document;
  expect(people).toEqual(['Luis Ortega', 'Luis Peña']);
});

const controlTexts = (document: JsaDocument) => controls(document).map(({ text }) => text);
const hazardTexts = ({ steps }: JsaDocument) =>
  steps.flatMap(({ hazards }) => hazards.map(({ text }) => text));

it('never records an unknown thing that follows a hazard as a control without a yes', () => {
  const asked = say(upToHazards(), 'gas leak, badgers');
  expect(asked.asks?.slot).toBe('confirm');
  expect(asked.say).toBe('"Badgers": is that what protects you from "gas leak"?');
  expect(asked.choices).toEqual(['Yes', 'No']);
  expect(controlTexts(asked.document)).toEqual([]);
  expect(asked.document.open).toContain('Not placed yet: Badgers');

  const denied = say(asked, 'no').document;
  expect(controlTexts(denied)).toEqual([]);
  expect(hazardTexts(denied)).toEqual(['Gas leak', 'Badgers']);

  const maybe = say(asked, 'maybe', 'maybe').document;
  expect(controlTexts(maybe)).toEqual([]);
  expect(hazardTexts(maybe)).toEqual(['Gas leak']);
  expect(maybe.open).toContain('Not placed yet: Badgers');

  const confirmed = say(asked, 'yes').document;
  expect(controls(confirmed)).toMatchObject([{ text: 'Badgers', source: 'said' }]);
  expect(confirmed.open.join()).not.toContain('Badgers');
});

it('takes a no for a no, whatever words come after it', () => {
  const asked = say(upToHazards(), 'gas leak, badgers');
  const { document } = say(asked, 'no, the badgers are another one');
  expect(controlTexts(document)).toEqual([]);
});

it('keeps what is unclear as an open item when the question is skipped', () => {
  const asked = say(upToHazards(), 'gas leak, badgers');
  const { document } = say(asked, 'skip');
  expect(document.open).toContain('Not placed yet: Badgers');
  expect(controlTexts(document)).toEqual([]);
});

it('asks once about the part of a place that the task told', () => {
  const asked = say(begin(), "we're pouring the slab at the north loading dock");
  expect(asked.asks?.slot).toBe('place');
  expect(asked.say).toBe('I have the north loading dock. Which part of it exactly?');
  expect(say(asked, 'yes').document.place).toBe('The north loading dock');
  expect(say(asked, 'door six').document.place).toBe('The north loading dock; Door six');
  expect(say(asked, 'yes').asks?.slot).toBe('people');
});

it('corrects a number in the task and in the place that it told', () => {
  const { document } = say(
    begin(),
    'welding stair stringers in stairwell two',
    'yes',
    'make that stairwell three',
  );
  expect(document.task).toBe('Welding stair stringers in stairwell three');
  expect(document.place).toBe('Stairwell three');
});

it.each([
  'no chimney work',
  'no chemicals, no electrical',
  "there's nobody in the gym",
  'no power lines within a hundred feet',
])('takes "%s" at the end for no control', (line) => {
  const asked = say(
    upToHazards(),
    'dust',
    'nothing',
    'nothing',
    'no',
    'nothing',
    'nothing',
    'gloves',
    'no',
    'lightning',
  );
  expect(asked.asks?.slot).toBe('read_back');
  const { document } = say(asked, line);
  expect(controlTexts(document)).toEqual(controlTexts(asked.document));
  expect(hazardTexts(document)).toEqual(hazardTexts(asked.document));
});

it('leaves out only the one who stays away', () => {
  const { people } = say(
    begin(),
    'Tear off shingles',
    'north wing',
    "Ana and Luis Peña, Luis Ortega's home with his kid",
  ).document;
  expect(people).toEqual(['Ana Ruiz', 'Luis Peña']);
});

it('asks once for the number at which a trigger stops the work', () => {
  const upToStop = say(begin(), 'Wash the trucks', 'north wing', 'Ana', 'wash, dry', 'nothing');
  const asked = say(upToStop, 'nothing', 'no', 'gloves');
  expect(asked.asks?.slot).toBe('stop_work');
  expect(say(asked, 'wind over 25').asks?.slot).toBe('read_back');

  const number = say(asked, 'wind');
  expect(number.say).toBe('Wind: at what number do you stop?');
  expect(say(number, '25 miles an hour').document.stop_work).toEqual(['Wind: 25 miles an hour']);
  expect(say(number, 'gusts over thirty').document.stop_work).toEqual(['Gusts over thirty']);
  const none = say(number, 'no');
  expect(none.asks?.slot).toBe('read_back');
  expect(none.document.stop_work).toEqual(['Wind']);
});

it.each([
  ['hielo en el piso, sal y botas', 'Hielo en el piso'],
  ['thinner cerca del boiler, apagado', 'Thinner cerca del boiler'],
  ['the fan starts by itself, padlock', 'The fan starts by itself'],
])('takes the first part of "%s" for a hazard when it comes late', (line, hazard) => {
  const asked = say(
    upToHazards(),
    'dust',
    'nothing',
    'nothing',
    'no',
    'nothing',
    'nothing',
    'gloves',
    'no',
    'lightning',
  );
  expect(asked.asks?.slot).toBe('read_back');
  const { document } = say(asked, line);
  expect(hazardTexts(document)).toContain(hazard);
  expect(controlTexts(document)).not.toContain(hazard);
});

it.each([
  [
    'the hoist starts up, disconnect pulled and my tag on it',
    ['Disconnect pulled', 'My tag on it'],
  ],
  [
    'que se suelte el resorte, presión purgada y candado puesto',
    ['Presión purgada', 'Candado puesto'],
  ],
  ['pallets lean, shim every one before we lift', ['Shim every one before we lift']],
  ['wet ramp, traction mats and rubber soles', ['Traction mats', 'Rubber soles']],
])('splits what is done off its hazard in "%s"', (line, measures) => {
  const { document } = say(upToHazards(), line);
  expect(hazardTexts(document)).toHaveLength(1);
  expect(controlTexts(document).toSorted()).toEqual([...measures].toSorted());
});

it.each([
  'pinch points, fingers',
  'the rungs are slick, rusted',
  'hose whips, it breaks your wrist',
  'que se caiga el poste, le pega a alguien',
])('finds no measure in "%s"', (line) => {
  const { document } = say(upToHazards(), line);
  expect(controlTexts(document)).toEqual([]);
  expect(document.open.join()).not.toContain('Not placed');
});

it.each([
  ['hang twenty doors in hall B', "it's twenty four doors", 'Hang twenty four doors in hall B'],
  [
    'paint the third floor of the annex',
    'sorry, fifth floor, not third',
    'Paint the fifth floor of the annex',
  ],
  [
    'pintar el tercer piso de la torre',
    'perdón, es quinto piso, no tercero',
    'Pintar el quinto piso de la torre',
  ],
  [
    'bore thirty holes in bay two',
    'thirty five actually, not thirty',
    'Bore thirty five holes in bay two',
  ],
])('corrects "%s" by "%s"', (task, late, corrected) => {
  expect(say(begin(), task, 'yes', 'Ana', late).document.task).toBe(corrected);
});

it('takes the crew and an outsider out of the answer about the place', () => {
  const { document } = say(
    begin(),
    'Patch the roof',
    'on the annex roof, Ana and the new sawyer, Kip Dunn',
  );
  expect(document.place).toBe('On the annex roof');
  expect(document.people).toEqual(['Ana Ruiz', 'Kip Dunn']);
});

it('takes the surname of an outsider for no one of the crew', () => {
  const { people } = say(
    begin(),
    'Patch the roof',
    'north lot',
    'Ana and the helper Kevin Peña',
  ).document;
  expect(people).toEqual(['Ana Ruiz', 'The helper Kevin Peña']);
});

it.each([
  ['loose dog, tied up and no food in there', 'No food in there'],
  ['se resbala la losa, cuñas y no pasamos de la línea', 'No pasamos de la línea'],
  ['que prendan la sierra, sin corriente', 'Sin corriente'],
])('hears a rule, and no denial, after the hazard in "%s"', (line, rule) => {
  const { document } = say(upToHazards(), line);
  expect(controlTexts(document)).toContain(rule);
  expect(document.absent).toEqual([]);
});

it.each([
  ['los perros no están', 'Los perros'],
  ['cables vivos no hay en el sótano', 'Cables vivos'],
])('hears "%s" at the end as a denial', (line, denied) => {
  const { document } = say(upToHazards(), line);
  expect(document.absent).toEqual([denied]);
  expect(hazardTexts(document)).toEqual([]);
});

it('keeps a list of what stops the work out of the hazards', () => {
  const asked = say(
    upToHazards(),
    'dust',
    'nothing',
    'nothing',
    'no',
    'nothing',
    'nothing',
    'gloves',
    'no',
    'hail',
  );
  const { document } = say(asked, 'lightning or if the gusts pick up');
  expect(document.stop_work).toContain('Lightning or if the gusts pick up');
  expect(hazardTexts(document)).toEqual(hazardTexts(asked.document));
});

it.each([
  ['panal en el alero, espuma y lo tapamos', 'Panal en el alero'],
  ['extension cord in a puddle, hang it up', 'Extension cord in a puddle'],
  ['arc at the lugs, Ana kills the feed', 'Arc at the lugs'],
])('hears the hazard in "%s" whatever was asked', (line, hazard) => {
  const upToPpe = say(upToHazards(), 'nothing', 'nothing', 'nothing', 'no');
  expect(upToPpe.asks?.slot).toBe('ppe');
  const stops = say(upToPpe, 'gloves');
  expect(stops.asks?.slot).toBe('stop_work');
  for (const asked of [upToPpe, stops, say(stops, 'hail')]) {
    const { document } = say(asked, line);
    expect(hazardTexts(document)).toEqual([hazard]);
    expect(document.stop_work.join()).not.toContain(hazard);
  }
});

it.each(['wind, hail or a cracked shore', 'the siren, everybody out', 'rain'])(
  'keeps "%s" as what stops the work',
  (line) => {
    const asked = say(upToHazards(), 'nothing', 'nothing', 'nothing', 'no', 'gloves');
    expect(asked.asks?.slot).toBe('stop_work');
    const { document } = say(asked, line);
    expect(document.stop_work).toHaveLength(1);
    expect(hazardTexts(document)).toEqual([]);
  },
);

it.each([
  ['swap the gearbox in bay 7', "it's bay 9", 'Swap the gearbox in bay 9'],
  ['cambiar la bomba en la bahía 2', 'es la bahía 4', 'Cambiar la bomba en la bahía 4'],
])('corrects the number of the place in "%s" by "%s"', (task, late, corrected) => {
  expect(say(begin(), task, 'yes', 'Ana', late).document.task).toBe(corrected);
});

it('changes no weight by a count of other things', () => {
  const asked = say(upToHazards(), 'a pump of sixty pounds on your foot');
  const { document } = say(asked, "sorry, it's two pumps");
  expect(hazardTexts(document)).toContain('A pump of sixty pounds on your foot');
});

it.each(['not a confined space, just a closet', 'the dogs are inside', 'no es espacio confinado'])(
  'hears no hazard in "%s"',
  (line) => {
    const asked = say(upToHazards(), 'nothing', 'nothing', 'nothing', 'no', 'gloves', 'hail');
    const { document } = say(asked, line);
    expect(hazardTexts(document)).toEqual([]);
    expect(document.absent.length).toBeGreaterThan(asked.document.absent.length);
  },
);
