import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import tasks from '../e2e/support/task-taps.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

it('the page of taps lists each task with its limit', () => {
  const rows = Object.values(tasks).map(
    ({ task, before, atMost, journey }) => `| ${task} | ${before} | ${atMost} | \`${journey}\` |`,
  );
  expect(rows).toHaveLength(12);
  expect(
    read('docs/taps.md')
      .split('\n')
      .filter((line) => /^\| (?!task|-)/.test(line)),
  ).toEqual(rows);
});

it.each(Object.entries(tasks))('the journey counts the taps of %s', (name, { journey }) => {
  expect(read(journey)).toContain(`tapsFor('${name}')`);
});
