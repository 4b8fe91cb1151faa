import { expect, it } from 'vitest';
import type { JsaDocument } from './jsa-document.ts';
import { begin, controls, controlTexts, say, upToHazards } from './simulated-talk.ts';

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

const hazardTexts = ({ steps }: JsaDocument) =>
  steps.flatMap(({ hazards }) => hazards.map(({ text }) => text));

it('never records an unknown thing that follows a hazard as a control without a yes', () => {
  const asked = say(upToHazards(), 'gas leak, badgers', 'nothing', 'nothing');
  expect(asked.asks?.slot).toBe('confirm');
  expect(asked.say).toBe('“Badgers”: is that what protects you from “gas leak”?');
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
  const asked = say(upToHazards(), 'gas leak, badgers', 'nothing', 'nothing');
  const { document } = say(asked, 'no, the badgers are another one');
  expect(controlTexts(document)).toEqual([]);
});

it('keeps what is unclear as an open item when the question is skipped', () => {
  const asked = say(upToHazards(), 'gas leak, badgers', 'nothing', 'nothing');
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
  const asked = say(upToStop, 'nothing', 'no', 'gloves', 'none', 'no');
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
