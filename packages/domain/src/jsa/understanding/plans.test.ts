import { expect, it } from 'vitest';
import { splitPlans } from './plans.ts';

it.each([
  [
    'Luis foots the ladder, and we’d talked about a bucket truck but the alley’s too tight',
    'Luis foots the ladder',
  ],
  [
    'two people on every panel. We thought about the panel jack but it’s broke',
    'two people on every panel.',
  ],
  ['Pensamos en rentar una grúa. Ya no, la cancelamos.', ''],
  ['todos amarrados, pero andaban con que nos iban a mandar una patrulla', 'todos amarrados'],
  ['we might rent a lift for the tall ones', ''],
])('takes what was only thought of out of "%s"', (line, kept) => {
  expect(splitPlans(line.replaceAll('’', "'")).kept).toBe(kept);
});

it.each([
  'we might hit a gas line',
  'we talked about the hazards this morning',
  'we use a panel jack on the big ones',
  'usamos una grúa para los grandes',
])('takes nothing out of "%s"', (line) => {
  expect(splitPlans(line)).toEqual({ kept: line, plans: [] });
});
