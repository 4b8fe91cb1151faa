/** What is told before it is asked for, or by the hazard's own name: no question is needed for it. */
import { expect, it } from 'vitest';
import { beginOf, say, upToHazards } from './simulated-talk.ts';

const noMore = ['nothing else', 'nothing else', 'nothing else', 'no'];

const hazardsOf = (document: ReturnType<typeof say>['document']) =>
  document.steps.flatMap((step) => step.hazards);

it.each([
  [
    'en',
    "Changing a pole, and heads up there's a wasp nest in the crossarm, we spray it first",
    'Changing a pole',
    'Set it',
  ],
  [
    'es',
    'Hoy toca bachear, y de una vez le digo, los carros te llevan de encuentro, por eso ponemos conos',
    'Bachear',
    'Tapamos',
  ],
] as const)('takes a worry out of the task: %s "%s"', (lang, line, task, step) => {
  const told = say(beginOf(lang), line);
  expect(told.document.task).toBe(task);
  const people = say(told, lang === 'en' ? 'Main Street 12' : 'Calle Real 12', 'Ana');
  const { document } = say(people, step);
  const [hazard] = hazardsOf(document);
  expect(hazard?.controls).toHaveLength(1);
});

it.each([
  ['For the noise, plugs', 'noise', 'Plugs'],
  ['For the dust we wet it down', 'dust', 'We wet it down'],
])('makes "%s" a hazard with its measure where no one told the hazard', (line, hazard, control) => {
  const asked = say(upToHazards(), 'somebody could fall off the edge', ...noMore);
  const { document } = say(asked, line);
  const found = hazardsOf(document).find(({ text }) => text.toLowerCase() === hazard);
  expect(found?.controls.map(({ text }) => text)).toEqual([control]);
});

it('gives a measure to the hazard that it begins with', () => {
  const asked = say(upToHazards(), 'a panel could swing into somebody', ...noMore);
  const { document } = say(asked, 'The swinging panel gets two tag lines');
  const [hazard] = hazardsOf(document);
  expect(hazard?.controls.map(({ text }) => text)).toEqual([
    'The swinging panel gets two tag lines',
  ]);
});

it('takes further harm of the same thing for no measure', () => {
  const asked = say(upToHazards(), 'a panel could swing into somebody', ...noMore);
  const { document } = say(asked, 'The panel could also drop on your foot');
  expect(hazardsOf(document).flatMap(({ controls }) => controls)).toEqual([]);
});

it('counts who says hello as one of the crew', () => {
  const { document } = say(beginOf('en'), 'Hey Sarah, Tom Ortega here. We are setting poles.');
  expect(document.people).toEqual(['Tom Ortega']);
  expect(document.task).toBe('Setting poles');
});

it('takes what happens when someone lets go for a measure, where a measure was asked for', () => {
  const asked = say(upToHazards(), 'the auger could grab your sleeve', ...noMore);
  const { document } = say(asked, 'The auger, it has a dead-man switch, you let go and it stops');
  expect(hazardsOf(document)[0]?.controls).not.toEqual([]);
  expect(document.stop_work).toEqual([]);
});

it.each([
  ['the platform is 90, no I lie, it is 120 feet up', '120 feet'],
  ['a fall of seventy feet. Sorry, not seventy, I measured it, it is fifty-five', 'fifty-five'],
])('keeps the number that counts of "%s"', (line, number) => {
  const { document } = say(upToHazards(), line);
  expect(JSON.stringify(document.steps)).toContain(number);
  expect(JSON.stringify(document.steps)).not.toMatch(/90|seventy/);
});

it('makes no hazard of what a "for" denies', () => {
  const asked = say(upToHazards(), 'somebody could fall off the edge', ...noMore);
  const { document } = say(asked, 'Por el tráfico no hay bronca, la calle la cerró el estado');
  expect(hazardsOf(document).map(({ text }) => text)).toEqual(['Somebody could fall off the edge']);
});

it('writes such a hazard with its accents', () => {
  const asked = say(upToHazards(), 'somebody could fall off the edge', ...noMore);
  const { document } = say(asked, 'Para la vibración, guantes de gel');
  expect(hazardsOf(document).map(({ text }) => text)).toContain('Vibración');
});
