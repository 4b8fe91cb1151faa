import { useLingui } from '@lingui/react/macro';
import type { BreakAnswer, BreakQuestion } from '@muster/contract/break-answers';
import { describeError } from '../../data/errors/words.ts';
import { useAnswerBreaks } from '../../data/breaks/use-answer-breaks.ts';
import { notify } from '../../ui/notices.ts';
import { BreakChoices } from './BreakChoices.tsx';

type BreakQuestionRowProps = {
  /** `yyyy-mm-dd` */
  readonly workday: string;
  readonly question: BreakQuestion;
  /** Said to those who hear the buttons alone. */
  readonly dayText: string;
  readonly isLarge?: boolean;
  /** It is on the device; `taken` without a record is a reason to correct the time. */
  readonly onAnswered?: (answer: BreakAnswer) => void;
};

/** Asks what became of a break that was due; works without a network. */
export function BreakQuestionRow({
  workday,
  question,
  dayText,
  isLarge = false,
  onAnswered,
}: BreakQuestionRowProps) {
  const { t, i18n } = useLingui();
  const answer = useAnswerBreaks();
  const give = async (said: BreakAnswer) => {
    try {
      await answer(workday, { [question]: said });
    } catch (error) {
      void notify({
        tone: 'destructive',
        title: t`Not saved`,
        body: i18n._(describeError(error)),
      });
      return;
    }
    onAnswered?.(said);
  };
  return (
    <BreakChoices
      question={question}
      dayText={dayText}
      isLarge={isLarge}
      onChoose={(said) => void give(said)}
    />
  );
}
