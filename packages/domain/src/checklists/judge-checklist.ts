/**
 * Finds the answers of a checklist that are missing or lack something required after a failure, and the answers that
 * count as failures. The server's rules are in supabase/schemas/checklists (wrong_answer_of.sql, is_failed_answer.sql),
 * tested with the same cases.
 */
type OnFail = { readonly note: boolean; readonly photo: boolean; readonly hazard: boolean };

export type JudgedQuestion = {
  readonly id: string;
  readonly kind: string;
  readonly is_required: boolean;
  readonly fails_on?: string;
  readonly on_fail?: OnFail;
  readonly min?: number | null;
  readonly max?: number | null;
};
type JudgedAnswer = Readonly<Record<string, unknown>>;

export type ChecklistJudgment = {
  /** Ids of questions in order: those without an answer, or with an incomplete one. */
  readonly incomplete: readonly string[];
  readonly failed: readonly string[];
};

export function judgeChecklist(
  questions: readonly JudgedQuestion[],
  answers: Readonly<Record<string, JudgedAnswer>>,
): ChecklistJudgment {
  return {
    incomplete: questions.filter((one) => isIncomplete(one, answers[one.id])).map(({ id }) => id),
    failed: questions.filter((one) => isFailed(one, answers[one.id])).map(({ id }) => id),
  };
}

export function isFailed(question: JudgedQuestion, answer: JudgedAnswer | undefined): boolean {
  const value = answer?.['value'];
  if (question.kind === 'yes_no') return value === question.fails_on;
  if (question.kind !== 'number' || typeof value !== 'number') return false;
  const { min = null, max = null } = question;
  return (min !== null && value < min) || (max !== null && value > max);
}

function isIncomplete(question: JudgedQuestion, answer: JudgedAnswer | undefined): boolean {
  if (answer === undefined) return question.is_required;
  if (!isFailed(question, answer) || question.on_fail === undefined) return false;
  const { note, photo } = question.on_fail;
  return (note && answer['note'] === null) || (photo && isEmpty(answer['photos']));
}

const isEmpty = (list: unknown) => !Array.isArray(list) || list.length === 0;
