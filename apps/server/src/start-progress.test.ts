import { expect, it } from 'vitest';

import { createStartProgress } from './start-progress.ts';

function written(isTTY: boolean): string {
  let text = '';
  const { say, step } = createStartProgress({ isTTY, write: (more) => (text += more) });
  step('1 of 2');
  step('2 of 2');
  say('Ready.');
  return text;
}

it('replaces a step by the next one in a terminal, and leaves only what stays', () => {
  const clear = '\r\u001B[2K';
  expect(written(true)).toBe(`${clear}1 of 2${clear}2 of 2${clear}Ready.\n`);
});

it('writes plain lines anywhere else', () => {
  expect(written(false)).toBe('1 of 2\n2 of 2\nReady.\n');
});
