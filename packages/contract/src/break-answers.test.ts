import { expect, test } from 'vitest';
import { openBreakQuestions } from './break-answers.ts';

const due = { meals: [], rest_due: 0, rest_recorded: 0, rest_answer: null };
const meal = (name: string, outcome: string) => ({ meal: name, outcome });

test('asks about meals that were neither recorded nor answered, but not about a third', () => {
  const meals = ['first_meal', 'second_meal', 'third_meal'].map((name) => meal(name, 'unanswered'));
  expect(openBreakQuestions({ ...due, meals })).toEqual(['first_meal', 'second_meal']);
  for (const outcome of ['recorded', 'late', 'short', 'waived', 'not_provided']) {
    expect(openBreakQuestions({ ...due, meals: [meal('first_meal', outcome)] })).toEqual([]);
  }
});

test('asks about rest breaks while fewer than due are recorded and nothing is said', () => {
  expect(openBreakQuestions({ ...due, rest_due: 2, rest_recorded: 1 })).toEqual(['rest']);
  expect(openBreakQuestions({ ...due, rest_due: 2, rest_recorded: 2 })).toEqual([]);
  expect(openBreakQuestions({ ...due, rest_due: 2, rest_answer: 'taken' })).toEqual([]);
});
