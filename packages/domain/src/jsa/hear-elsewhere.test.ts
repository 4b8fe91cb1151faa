/** What is elsewhere, and what stops the work: neither is a hazard, and neither protects. */
import { expect, it } from 'vitest';
import type { Slot } from './jsa-state.ts';
import { library } from './library/data.ts';
import { play } from './play/play.ts';
import type { PlayLine } from './play/script.ts';

const fallback: Partial<Record<Slot, string>> = {
  place: 'north yard',
  people: 'everyone',
  steps: 'set up, work',
  hazards: 'nothing else',
  controls: 'nothing',
  direct_control: 'no',
  wheel: 'no',
  ppe: 'hard hats',
  permits: 'none',
  emergency: 'no',
  stop_work: 'lightning',
  confirm: 'yes',
  read_back: 'yes',
  sign: 'nothing',
};

function documentOf(...lines: PlayLine[]) {
  const context = {
    project: 'Depot',
    crew: ['Ramon Vega', 'Tina Brooks'],
    emergency: { address: '', hospital: '', muster: '', call: '' },
    shift_end: '15:30',
  };
  const script = { about: '', lang: 'en' as const, context, lines, fallback };
  return play(script, library).document;
}

const atTheEnd = (text: string) => ({ when: 'read_back' as const, text });
const hazard = (text: string) => ({ when: 'hazards' as const, text });
const wasps = hazard('wasps, spray first');

const task = 'Painting the fence behind the depot';
const hazardsIn = (document: ReturnType<typeof documentOf>) =>
  document.steps.flatMap(({ hazards }) => hazards);

it.each([
  'the crane is on the other side today',
  'the presses are shut down',
  'ladder work none',
  "trees aren't in our way, it's all pasture",
  "the ovens haven't been fired up yet",
  "the pits are all on the back lot, this floor's just slab",
  "the city put the overhead wires in pipes, so there's nothing for the boom to hit",
  "the mold samples are in, all of them, so that one's off the table",
  "there's no sewer or steam pipe buried along the fence",
  'frostbite is not a thing here',
])('puts %j on record as absent, and never as a hazard or a control', (line) => {
  const document = documentOf(task, wasps, line);
  expect(document.absent).not.toHaveLength(0);
  expect(hazardsIn(document).map(({ text }) => text)).toEqual(['Wasps']);
  expect(hazardsIn(document).flatMap(({ controls }) => controls)).toHaveLength(1);
});

const fumes = hazard('thinner vapors');

it.each([
  'the owners are in Tampa till Monday',
  "nobody's diving on this",
  "the crane's not here till Thursday",
  'ya se fueron los de la bodega',
  'el perro lo amarraron, no hay problema',
  'la planta está parada',
  "second shift doesn't come in today",
  'ladder work, none of that',
])('takes %j for no control of an open hazard, whatever was asked', (line) => {
  for (const when of ['controls', 'hazards', 'permits', 'read_back', 'sign'] as const) {
    const document = documentOf(task, fumes, { when, text: line });
    expect(document.absent).not.toHaveLength(0);
    expect(hazardsIn(document).map(({ text }) => text)).toEqual(['Thinner vapors']);
    expect(hazardsIn(document).flatMap(({ controls }) => controls)).toHaveLength(0);
  }
});

it.each([
  ['forklifts in the aisle', "they're all parked"],
  ['forklifts in the aisle', 'the forklifts are parked'],
  ['live panel', "the power's off"],
  ['traffic on the street', 'the road is closed'],
])('takes what is away for a control of the hazard that it takes away: %j, %j', (danger, line) => {
  const document = documentOf(task, hazard(danger), { when: 'controls', text: line });
  expect(hazardsIn(document).flatMap(({ controls }) => controls)).toHaveLength(1);
});

it.each([
  'no guardrail on the north edge',
  'nobody watches the edge',
  "the power's on in the panel",
])('hears %j as a hazard', (line) => {
  expect(hazardsIn(documentOf(task, hazard(line)))).toHaveLength(1);
});

it.each(['the fire watch leaves', 'se derrama algo', 'a hose bursts', 'negative air quits'])(
  'hears %j at the end as what stops the work, not as a hazard or a control',
  (line) => {
    const document = documentOf(task, wasps, fumes, atTheEnd(line));
    expect(document.stop_work.join().toLowerCase()).toContain(line.toLowerCase());
    expect(hazardsIn(document)).toHaveLength(2);
    expect(hazardsIn(document).flatMap(({ controls }) => controls)).toHaveLength(1);
  },
);

it('keeps a limit that is told with its hazard as one of the measures', () => {
  const document = documentOf(task, hazard('wind takes a panel, three guys and quit at 25'));
  const [first] = hazardsIn(document);
  expect(first?.text).toBe('Wind takes a panel');
  expect(first?.controls.map(({ text }) => text)).toEqual(
    expect.arrayContaining([expect.stringContaining('25')]),
  );
});

it.each([
  'a pane cracks',
  'cracks in the footing',
  'heat index of 103',
  'someone opens the gate',
  'anchor spins',
  "a guard's missing",
  'aparece una cinta roja',
])('hears %j at the end as what stops the work', (line) => {
  const document = documentOf(task, wasps, atTheEnd(line));
  expect(document.stop_work.join()).toContain(line.slice(1));
  expect(hazardsIn(document)).toHaveLength(1);
});

it.each(['Viento recio', 'Anchor loose', 'Falta un candado'])(
  'takes %j for what stops the work when she asks for it',
  (text) => {
    const document = documentOf(task, fumes, { when: 'stop_work', text });
    expect(document.stop_work).toContain(text);
    expect(hazardsIn(document).flatMap(({ controls }) => controls)).toHaveLength(0);
  },
);

it('takes a role and a full name for a person, and no control', () => {
  const document = documentOf(task, hazard('trucks'), atTheEnd('y de banderero Nico Prado'));
  expect(document.people).toContain('Nico Prado');
  expect(hazardsIn(document).flatMap(({ controls }) => controls)).toHaveLength(0);
});

it('puts a number that is told alone into the place, where one has as many digits', () => {
  const { task: told, place } = documentOf(
    'Setting shower glass, unit 302 at the Lirio building',
    wasps,
    atTheEnd("it's 203, sorry"),
  );
  expect(`${told} ${place}`).toContain('203');
  expect(`${told} ${place}`).not.toContain('302');
});

it('takes "no" before what lights a vapor for a rule', () => {
  const document = documentOf(task, hazard('thinner vapors, fan and no cell phones'));
  expect(document.absent.join()).not.toContain('phones');
  expect(hazardsIn(document).flatMap(({ controls }) => controls)).toHaveLength(2);
});

it('keeps the piece of a site that has a number or a letter alone', () => {
  expect(documentOf('Setting panels at the Hilltop warehouse, grid C').place).toContain('grid C');
});

it.each([
  ['Fixing the pump in unit 6 at the Hilltop mall', 'unit 7 not 6, sorry'],
  ['Fixing the pump at the Hilltop mall, nave 6', 'nave 7, no 6'],
  ['Fixing the pump at the Hilltop mall, nave 6', 'nave 7, no nave 6'],
  ['Fixing the leak on Oak Street, building 6', 'es el building 7, no el 6'],
])('puts the number that is told to be right into the place: %j, %j', (first, line) => {
  const document = documentOf(first, wasps, atTheEnd(line));
  expect(`${document.task} ${document.place}`).toContain('7');
  expect(`${document.task} ${document.place}`).not.toContain('6');
});

it.each([
  'Luis is on vacation',
  "Luis couldn't make it",
  'Luis se reportó mal',
  'Luis está en el otro muelle',
])('keeps who is away off the crew of today: %s', (line) => {
  const people = (text: string) => ({ when: 'people' as const, text });
  const document = documentOf(task, people(`Ramon and Tina. ${line.replace('Luis', 'Vega')}.`));
  expect(document.people).toEqual(['Tina Brooks']);
});

it('keeps who wanted to come out of the steps, and the words before the first step', () => {
  const { steps } = documentOf(
    task,
    { when: 'steps', text: "Hank wanted in on this but he's tied up at the quarry all day" },
    { when: 'steps', text: 'So first we scrape it, then we paint it' },
  );
  expect(steps.map(({ text }) => text)).toEqual(['Scrape it', 'Paint it']);
});

it('takes "para" before a thing for what a measure is for, and not for the end of work', () => {
  const line = 'cuando resbala el cincel te pega en la mano, y para los golpes traemos guantes';
  const document = documentOf(task, hazard(line));
  expect(document.stop_work.join()).not.toContain('cincel');
  expect(hazardsIn(document).length).toBeGreaterThan(0);
});

it.each([
  'mi tío que anda en las torres nuevas de Reynosa dice que se cayó uno',
  'la semana pasada en una casa nos salió una víbora, pero esa ya se entregó',
  'allá en lo de Ramos se quemó un tambo, ¿se acuerda?, con otra gente, nosotros ni andábamos',
])('takes a story of elsewhere for no hazard: %s', (line) => {
  expect(hazardsIn(documentOf(task, wasps, hazard(line))).map(({ text }) => text)).toEqual([
    'Wasps',
  ]);
});
