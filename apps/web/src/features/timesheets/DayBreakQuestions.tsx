import { Trans } from '@lingui/react/macro';
import { type BreakQuestion, openBreakQuestions } from '@muster/contract/break-answers';
import type { SheetDay } from '@muster/contract/timesheets';
import { answeredHere } from '../../data/breaks/break-answer.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useOutbox } from '../../data/outbox/use-outbox.ts';
import { BreakQuestionRow } from '../../kit/breaks/BreakQuestionRow.tsx';

type DayBreakQuestionsProps = { readonly day: SheetDay; readonly dayText: string };

/** The open questions about a day's breaks, with a hint to add a meal that was taken but not recorded. */
export function DayBreakQuestions({ day, dayText }: DayBreakQuestionsProps) {
  const { person_id } = useIdentity();
  const { items } = useOutbox();
  const open = day.breaks.flatMap((due) => {
    const answered = answeredHere(items, person_id, due.workday);
    return openBreakQuestions(due)
      .filter((question) => !answered.has(question))
      .map((question): [string, BreakQuestion] => [due.workday, question]);
  });
  const isUnrecorded = day.breaks.some(({ meals }) =>
    meals.some(({ outcome }) => outcome === 'taken_without_record'),
  );
  if (open.length === 0 && !isUnrecorded) return null;
  return (
    <div className="space-y-4 border-t border-line px-4 py-3 md:px-5">
      {open.map(([workday, question]) => (
        <BreakQuestionRow
          key={`${workday} ${question}`}
          workday={workday}
          question={question}
          dayText={dayText}
        />
      ))}
      {isUnrecorded && (
        <p className="text-14 text-ink-2">
          <Trans>You took a meal break that isn’t recorded. Add it with “Fix time.”</Trans>
        </p>
      )}
    </div>
  );
}
