import { expect, it } from 'vitest';
import { splitAsked } from './denial-told.ts';

it.each([
  [
    'plugs and muffs both, and before you ask, the gas comes in round the front',
    'plugs and muffs both',
    'before you ask, the gas comes in round the front',
  ],
  [
    'And the gas, I know you’re gonna ask, they potholed it and it’s across the street',
    '',
    'And the gas, I know you’re gonna ask, they potholed it and it’s across the street',
  ],
])('takes what someone would ask about as denied: "%s"', (line, kept, denied) => {
  const straight = (text: string) => text.replaceAll('’', "'");
  expect(splitAsked(straight(line))).toEqual({ kept, denied: [straight(denied)] });
});
