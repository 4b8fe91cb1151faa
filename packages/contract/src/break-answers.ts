import { breakAnswers } from '@muster/domain/pay/pay-facts';
import * as z from 'zod/mini';
import { refusalSchema } from './verdict.ts';

/**
 * Employees' answers about the breaks of a workday: the input of `answer_breaks` and the questions of
 * `my_break_questions`.
 */

export const breakQuestions = ['first_meal', 'second_meal', 'rest'] as const;
export type BreakQuestion = (typeof breakQuestions)[number];
export type BreakAnswer = (typeof breakAnswers)[number];

const answer = z.optional(z.enum(breakAnswers));

export const breakAnswersSchema = z.object({
  first_meal: answer,
  second_meal: answer,
  rest: answer,
});
export type BreakAnswers = z.infer<typeof breakAnswersSchema>;

export const myBreakQuestionsSchema = z.object({
  verdict: z.literal('ok'),
  /** Latest first. */
  days: z.array(z.object({ workday: z.string(), questions: z.array(z.enum(breakQuestions)) })),
});
export type MyBreakQuestions = z.infer<typeof myBreakQuestionsSchema>;
export const myBreakQuestionsAnswerSchema = z.discriminatedUnion('verdict', [
  myBreakQuestionsSchema,
  refusalSchema,
]);

type BreaksOfWorkday = {
  readonly meals: readonly { readonly meal: string; readonly outcome: string }[];
  readonly rest_due: number;
  readonly rest_recorded: number;
  readonly rest_answer: string | null;
};

/** Returns the breaks of a workday that are neither recorded nor answered. Mirrors `app.break_questions`. */
export function openBreakQuestions(due: BreaksOfWorkday): readonly BreakQuestion[] {
  const unanswered = new Set<string>(
    due.meals.filter(({ outcome }) => outcome === 'unanswered').map(({ meal }) => meal),
  );
  if (due.rest_due > due.rest_recorded && due.rest_answer === null) unanswered.add('rest');
  return breakQuestions.filter((question) => unanswered.has(question));
}
