import type { BreakQuestion } from '@muster/contract/break-answers';
import { BreakQuestionRow } from '../../../kit/breaks/BreakQuestionRow.tsx';
import type { BreakDays } from './use-break-days.ts';

type DayQuestionsProps = {
  readonly days: BreakDays;
  readonly day: { readonly workday: string; readonly questions: readonly BreakQuestion[] };
  readonly hasTitle: boolean;
  readonly isLarge?: boolean;
};

/** The questions about the breaks of one workday. */
export function DayQuestions({ days, day, hasTitle, isLarge = false }: DayQuestionsProps) {
  const dayText = days.dayText(day.workday);
  return (
    <>
      {hasTitle && <p className="text-14 text-ink-2">{dayText}</p>}
      {day.questions.map((question) => (
        <BreakQuestionRow
          key={question}
          workday={day.workday}
          question={question}
          dayText={dayText}
          isLarge={isLarge}
          onAnswered={(answer) => days.onAnswered(day.workday, question, answer)}
        />
      ))}
    </>
  );
}
