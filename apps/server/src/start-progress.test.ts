import { expect, it } from 'vitest';

import { createStartProgress } from './start-progress.ts';

function written(isTTY: boolean): string {
  let text = '';
  const { say, step } = createStartProgress({ isTTY, write: (more) => (text += more) });
  for (const position of [1, 2])
    step({ task: 'Counting', name: `#${position}`, position, total: 2 });
  say('Ready.');
  return text;
}

it('replaces a step by the next one in a terminal, and leaves only what stays', () => {
  const clear = '\r\u001B[2K';
  expect(written(true)).toBe(
    `${clear}Counting: 1 of 2, #1${clear}Counting: 2 of 2, #2${clear}Ready.\n`,
  );
});

it('writes one line that counts the steps anywhere else', () => {
  expect(written(false)).toBe('Counting: 2 steps\nReady.\n');
});
