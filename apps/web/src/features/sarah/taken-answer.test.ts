import { expect, it } from 'vitest';
import type { SaidLine } from '../../data/jsa/dialogue-draft.ts';
import { takenAnswer } from './taken-answer.ts';

const at = '2026-11-26T07:00:00.000Z';
const sarah = (text: string): SaidLine => ({ who: 'sarah', text, at });
const person = (text: string): SaidLine => ({ who: 'person', text, at });
const steps = 'What are the steps, in order?';

it('is the answer after which the same is asked again', () => {
  expect(takenAnswer([sarah(steps), person('Dig the trench'), sarah(steps)], true)).toBe(
    'Dig the trench',
  );
});

it('is nothing where she goes on to another question', () => {
  expect(takenAnswer([sarah(steps), person('Nothing else'), sarah('Who wears what?')], true)).toBe(
    null,
  );
});

it('is nothing where the document did not change, as when she repeats herself', () => {
  expect(takenAnswer([sarah(steps), person('Repeat'), sarah(steps)], false)).toBe(null);
});

it('is nothing before the first answer', () => {
  expect(takenAnswer([sarah(steps)], false)).toBe(null);
});
