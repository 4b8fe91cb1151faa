import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { controlSources } from './jsa-document.ts';
import { energies } from './energies.ts';
import { hear } from './hear.ts';
import { slots, type Line } from './jsa-state.ts';
import { library } from './library/data.ts';
import { begin, controls, say, upToHazards } from './simulated-talk.ts';

it('offers controls and fills none in', () => {
  const asked = say(upToHazards(), 'fall off the roof', 'nothing', 'nothing', 'no');
  expect(asked.asks?.slot).toBe('controls');
  expect(asked.choices.length).toBeGreaterThan(1);
  expect(controls(say(asked, 'nothing').document)).toEqual([]);
});

it('records a maybe about a mistake as open, not as a yes', () => {
  const asked = say(upToHazards(), 'fall off the roof', 'nothing', 'nothing', 'no', 'guardrails');
  expect(asked.asks?.slot).toBe('direct_control');
  const maybe = say(asked, 'I think so').document;
  expect(controls(maybe)).toMatchObject([{ direct: 'unknown' }]);
  expect(maybe.open.join()).toContain('No direct control');
  const sure = say(asked, 'yes').document;
  expect(controls(sure)).toMatchObject([{ direct: 'yes', source: 'said' }]);
  expect(sure.open.join()).not.toContain('No direct control');
});

it('meets "be careful" with one question and records it only when the speaker insists', () => {
  const asked = say(upToHazards(), 'fall off the roof', 'nothing', 'nothing', 'no', 'be careful');
  expect(asked.say).toContain('physically');
  expect(controls(asked.document)).toEqual([]);
  expect(controls(say(asked, 'just be careful').document)).toMatchObject([
    { level: 'administrative', direct: 'no' },
  ]);
});

it('stops at "stop", whatever is asked, however it was heard, and goes on at "continue"', () => {
  const lines = [
    'Tear off shingles',
    'north wing',
    'Ana',
    'set ladders, tear off',
    'fall off',
    'no',
  ];
  let turn = begin();
  for (const line of [...lines, 'no', 'guardrails', 'yes', 'hard hats']) {
    const stopped = say(turn, {
      text: 'stop',
      confidence: 0.1,
      alternatives: ['top'],
      afterMs: 100,
    });
    expect(stopped.state.isPaused).toBe(true);
    expect(stopped.document).toEqual(turn.document);
    expect(say(stopped, 'no').document).toEqual(turn.document);
    expect(say(stopped, 'continue').asks).toEqual(turn.asks);
    turn = say(turn, line);
  }
});

it('keeps a denied hazard out and on record', () => {
  const { document } = say(upToHazards(), "there's no traffic and no power lines");
  expect(document.absent).toEqual(['Traffic', 'Power lines']);
  expect(document.steps.flatMap(({ hazards }) => hazards)).toEqual([]);
});

it('asks which of two people with one first name is meant', () => {
  const asked = say(begin(), 'Tear off shingles', 'north wing', 'Luis and Ana');
  expect(asked.asks?.slot).toBe('confirm');
  expect(say(asked, 'the second one').document.people).toEqual(['Luis Peña', 'Ana Ruiz']);
});

it('changes nothing at a doubtful line before someone confirms it', () => {
  const before = upToHazards();
  const doubtful = {
    text: 'change stab at you',
    confidence: 0.4,
    alternatives: ['fall off the roof'],
  };
  const asked = say(before, doubtful);
  expect(asked.asks?.slot).toBe('confirm');
  expect(asked.document).toEqual(before.document);
  expect(say(asked, 'the second').document.steps[0]?.hazards).toMatchObject([
    { text: 'Fall off the roof', high_energy: 'fall_from_elevation' },
  ]);
});

it('corrects the number that was just said', () => {
  const { document } = say(
    upToHazards(),
    'if the wind goes over 20 mph we stop',
    'no, thirty miles an hour',
  );
  expect(document.stop_work).toEqual(['If the wind goes over thirty miles an hour we stop']);
});

it('undoes what the last line brought', () => {
  const before = upToHazards();
  const { document } = say(before, 'fall off the roof', 'scratch that');
  expect(document.steps).toEqual(before.document.steps);
});

it('repeats a question once after silence, shorter, and then waits', () => {
  const asked = upToHazards();
  const once = say(asked, { silence: true });
  expect(once.say.length).toBeLessThan(asked.say.length);
  expect(say(once, { silence: true }).say).toBe('');
});

it('ignores her own voice', () => {
  const asked = upToHazards();
  const echo = say(asked, { text: 'what could hurt someone there', afterMs: 0 });
  expect(echo.document).toEqual(asked.document);
  expect(echo.say).toBe('');
});

it('stops at any time and goes on where it was', () => {
  const asked = upToHazards();
  const stopped = say(asked, { text: 'stop', confidence: 0.2 });
  expect(stopped.state.isPaused).toBe(true);
  expect(say(stopped, 'continue').asks).toEqual(asked.asks);
});

const anyLine = fc
  .oneof(
    fc.constantFrom(
      'yes',
      'no',
      'maybe',
      'nothing else',
      'back',
      'skip',
      'help',
      'scratch that',
      'en español',
      'stop',
      'the first one',
      'all of them',
      'be careful',
      'we could fall off the roof',
      'guardrails',
      'harness tied off',
      'no traffic here',
      'step two has noise',
      'Luis and Ana',
      'no, twelve feet',
      'change step one to dig',
      'take the harness out',
      'si hay rayos paramos',
      'hard hats and glasses',
      'dig the trench, set the box, lay pipe',
      'sí, Ana lo revisa',
      'the load could swing so we use tag lines',
      'St. Mary hospital',
      'no sé',
      'hot work permit',
    ),
    fc.string({ unit: 'binary', maxLength: 60 }),
  )
  .map((text): Line => ({ text }));
const anyDoubt = fc.record({
  text: fc.constantFrom('guardrails', 'yes', 'fall off the roof'),
  confidence: fc.constantFrom(0.3, 0.9),
  silence: fc.boolean(),
});

it('keeps a valid document whatever is said', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(anyLine, anyDoubt), { maxLength: 25 }), (lines) => {
      let turn = begin();
      for (const line of lines) {
        turn = hear(JSON.parse(JSON.stringify(turn.state)), line, library);
        const { document } = turn;
        const hazards = document.steps.flatMap((step) => step.hazards);
        const unanswered = hazards.filter(
          (hazard) =>
            hazard.high_energy !== null &&
            hazard.controls.every(({ direct }) => direct !== 'yes') &&
            !document.open.some((item) => item.includes(hazard.text)),
        );
        expect([...slots, undefined]).toContain(turn.asks?.slot);
        expect([...controlSources]).toEqual(
          expect.arrayContaining(controls(document).map(({ source }) => source)),
        );
        expect([...energies, null]).toEqual(
          expect.arrayContaining(hazards.map(({ energy }) => energy)),
        );
        expect(unanswered).toEqual([]);
      }
    }),
    { numRuns: 150 },
  );
});

it('loses nothing by going back', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 12 }), (lines) => {
      const turn = say(begin(), ...lines);
      if (turn.state.isFinished || turn.state.isPaused) return;
      expect(say(turn, 'back').document).toEqual(turn.document);
    }),
    { numRuns: 100 },
  );
});

it.each([
  ['20,000 letters', 'a'.repeat(20_000)],
  ['20,000 words', 'dust and noise, '.repeat(1300)],
  ['pictographs', '👷🏽‍♂️🔥 fall off the roof 🏗️'],
  ['control characters', 'fall\u0000 off\u0007 the \u202Eroof'],
  ['half a surrogate pair', 'fall off \uD83D the roof'],
])('takes %s without harm', (_, text) => {
  const turn = say(upToHazards(), text);
  expect(JSON.stringify(turn.document)).not.toMatch(/\\u0000|\\u0007|\\ud83d|👷/u);
  expect(say(turn, 'nothing else').asks).not.toBeNull();
});

it('takes a rule about no one for a rule, not for a corrected number', () => {
  const told = say(
    upToHazards(),
    'if the gas meter goes over ten we stop',
    'no one goes inside',
  ).document;
  expect(told.stop_work).toEqual(['If the gas meter goes over ten we stop']);
});

it.each([
  ['ruido no hay', 'Ruido'],
  ['asbestos isn’t a problem', 'Asbestos'],
  ['corriente tampoco hay', 'Corriente'],
  ['dust? no dust in here', 'Dust in here'],
])('hears that %s as a denial', (line, absent) => {
  const told = say(upToHazards(), line).document;
  expect(told.absent).toContain(absent);
  expect(told.steps.flatMap(({ hazards }) => hazards)).toEqual([]);
});

it('removes what is retracted and hears what is said after it', () => {
  const ppe = say(upToHazards(), 'nothing', 'nothing', 'nothing', 'no', 'chaps and helmets');
  expect(ppe.document.ppe).toEqual(['Chaps', 'Helmets']);
  expect(say(ppe, 'scratch the chaps, gloves').document.ppe).toEqual(['Helmets', 'Gloves']);
});

it('names both who share a first name', () => {
  const told = say(begin(), 'Tear off shingles', 'north wing', 'both Luises').document;
  expect(told.people).toEqual(['Luis Ortega', 'Luis Peña']);
});

it('keeps how harm comes about with its hazard', () => {
  const told = say(upToHazards(), 'the trench is ten feet deep, could cave in').document;
  expect(told.steps[0]?.hazards.map(({ text }) => text)).toEqual([
    'The trench is ten feet deep, could cave in',
  ]);
});

it('keeps the announcement of a fact out of the document', () => {
  const asked = say(upToHazards(), 'fall off the roof', 'nothing', 'nothing', 'no');
  expect(asked.asks?.slot).toBe('controls');
  const told = say(asked, 'I forgot: the saw could cut a hand').document;
  expect(controls(told)).toEqual([]);
  expect(told.steps.flatMap(({ hazards }) => hazards.map(({ text }) => text))).toContain(
    'The saw could cut a hand',
  );
});

it('takes a wet ramp for a hazard where she asks for hazards', () => {
  const [step] = say(upToHazards(), 'wet ramp').document.steps;
  expect(step?.hazards.map(({ text, energy }) => [text, energy])).toEqual([
    ['Wet ramp', 'gravity'],
  ]);
});
