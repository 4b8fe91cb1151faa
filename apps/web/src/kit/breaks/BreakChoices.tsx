import { Trans, useLingui } from '@lingui/react/macro';
import type { BreakAnswer, BreakQuestion } from '@muster/contract/break-answers';
import { Button } from '../../ui/Button.tsx';

type BreakChoicesProps = {
  readonly question: BreakQuestion;
  /** Said to those who hear the buttons alone. */
  readonly dayText: string;
  readonly isLarge?: boolean;
  readonly isBusy?: boolean;
  readonly onChoose: (answer: BreakAnswer) => void;
};

/** One question about a break, with its three answers. */
export function BreakChoices({
  question,
  dayText,
  isLarge = false,
  isBusy = false,
  onChoose,
}: BreakChoicesProps) {
  const { t } = useLingui();
  const asks = {
    first_meal: t`Did you take your meal break?`,
    second_meal: t`Did you take your second meal break?`,
    rest: t`Did you take your rest breaks?`,
  }[question];
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
          <Button
            key={said}
            size={isLarge ? 'lg' : 'md'}
            aria-disabled={isBusy || undefined}
            onClick={() => {
              if (!isBusy) onChoose(said);
            }}
          >
            {text}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
