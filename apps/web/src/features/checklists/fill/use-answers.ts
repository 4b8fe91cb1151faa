import { checklistLimits, type Question } from '@muster/contract/checklists';
import { useState } from 'react';
import type { Form } from '../../../kit/form/use-form.ts';
import { randomId } from '../../../platform/random-id.ts';
import { type AnswerDraft, type ChecklistDraft, emptyAnswer } from './checklist-draft.ts';

/** The answers of a form as its fields show and change them. */
export function useAnswers(form: Form<ChecklistDraft>, questions: readonly Question[]) {
  const { answers } = form.values;
  const [empty] = useState<Readonly<Record<string, AnswerDraft>>>(() =>
    Object.fromEntries(questions.map((question) => [question.id, emptyAnswer(randomId())])),
  );
  const answerOf = (question: string) => answers[question] ?? empty[question] ?? emptyAnswer('');
  const photoCount = Object.values(answers).reduce((sum, { photos }) => sum + photos.length, 0);
  return {
    answerOf,
    /** How many photos an answer may have, besides those of others. */
    mostPhotos: (question: string) =>
      checklistLimits.photos - photoCount + answerOf(question).photos.length,
    change: (question: string, part: (now: AnswerDraft) => Partial<AnswerDraft>) =>
      form.change((now) => {
        const before = now.answers[question] ?? answerOf(question);
        return { answers: { ...now.answers, [question]: { ...before, ...part(before) } } };
      }),
  };
}
