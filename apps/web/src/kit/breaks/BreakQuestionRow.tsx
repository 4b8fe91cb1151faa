import { Trans, useLingui } from '@lingui/react/macro';
import type { BreakAnswer, BreakQuestion } from '@muster/contract/break-answers';
import { describeError } from '../../data/errors/words.ts';
import { useAnswerBreaks } from '../../data/breaks/use-answer-breaks.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notices.ts';

type BreakQuestionRowProps = {
  /** `yyyy-mm-dd` */
  readonly workday: string;
  readonly question: BreakQuestion;
  /** Said to those who hear the buttons alone. */
  readonly dayText: string;
  /** It is on the device; `taken` without a record is a reason to correct the time. */
  readonly onAnswered?: (answer: BreakAnswer) => void;
};

/** Asks what became of a break that was due; works without a network. */
export function BreakQuestionRow({
  workday,
  question,
  dayText,
  onAnswered,
}: BreakQuestionRowProps) {
  const { t, i18n } = useLingui();
  const answer = useAnswerBreaks();
  const asks = {
    first_meal: t`Did you take your meal break?`,
    second_meal: t`Did you take your second meal break?`,
    rest: t`Did you take your rest breaks?`,
  }[question];
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
  const choices = [
    ['taken', <Trans key="taken">Taken</Trans>],
    ['not_provided', <Trans key="not_provided">Not provided</Trans>],
    ['chose_to_skip', <Trans key="chose_to_skip">I chose to skip</Trans>],
  ] as const;
  return (
    <fieldset className="min-w-0 space-y-2">
      <legend className="font-medium">
        <span className="sr-only">{dayText}: </span>
        {asks}
      </legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(([said, text]) => (
          <Button key={said} onClick={() => void give(said)}>
            {text}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
