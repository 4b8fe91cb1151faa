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
])('puts %j on record as absent, and never as a hazard or a control', (line) => {
  const document = documentOf(task, wasps, line);
  expect(document.absent).not.toHaveLength(0);
  expect(hazardsIn(document).map(({ text }) => text)).toEqual(['Wasps']);
  expect(hazardsIn(document).flatMap(({ controls }) => controls)).toHaveLength(1);
});

it('keeps a limit that is told with its hazard as one of the measures', () => {
  const document = documentOf(task, hazard('wind takes a panel, three guys and quit at 25'));
  const [first] = hazardsIn(document);
  expect(first?.text).toBe('Wind takes a panel');
  expect(first?.controls.map(({ text }) => text)).toEqual(
    expect.arrayContaining([expect.stringContaining('25')]),
  );
});

it.each(['a pane cracks', 'cracks in the footing', 'heat index of 103', 'someone opens the gate'])(
  'hears %j at the end as what stops the work',
  (line) => {
    const document = documentOf(task, wasps, atTheEnd(line));
    expect(document.stop_work.join()).toContain(line.slice(1));
    expect(hazardsIn(document)).toHaveLength(1);
  },
);

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
  ['Fixing the leak on Oak Street, building 6', 'es el building 7, no el 6'],
])('puts the number that is told to be right into the place: %j, %j', (first, line) => {
  const document = documentOf(first, wasps, atTheEnd(line));
  expect(`${document.task} ${document.place}`).toContain('7');
  expect(`${document.task} ${document.place}`).not.toContain('6');
});
