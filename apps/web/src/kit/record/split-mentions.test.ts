import { expect, it } from 'vitest';
import { splitMentions } from './split-mentions.ts';

const mentionsIn = (text: string, names: readonly string[]) =>
  splitMentions(text, names)
    .filter(({ isMention }) => isMention)
    .map(({ part }) => part);

it.each([
  ['no name', 'Ask @Nobody or a@b.c', ['Lead One'], []],
  ['a name at each end', '@Lead One and @Lead One', ['Lead One'], ['@Lead One', '@Lead One']],
  ['the longer of two names', 'Hi @Lead One Two', ['Lead One', 'Lead One Two'], ['@Lead One Two']],
  ['names side by side', '@A@B', ['A', 'B'], ['@A', '@B']],
])('finds %s', (_what, text, names, expected) => {
  expect(mentionsIn(text, names)).toEqual(expected);
  expect(
    splitMentions(text, names)
      .map(({ part }) => part)
      .join(''),
  ).toBe(text);
});
