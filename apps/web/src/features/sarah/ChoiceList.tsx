import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '@muster/domain/languages';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { type Choices, chosenAfter } from './choices.ts';
import { ChoiceButton } from './ChoiceButton.tsx';

/** Offers and answers, 56 px high. If several offers may be true, they are chosen first and sent together. */
export function ChoiceList({
  choices,
  lang,
  onChoose,
}: {
  readonly choices: Choices;
  readonly lang: Language;
  readonly onChoose: (chosen: readonly string[]) => void;
}) {
  const { t } = useLingui();
  const { isMany, offers, answers } = choices;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  if (offers.length === 0 && answers.length === 0) return null;
  const isChosen = (offer: string) => chosen.includes(offer);
  // Yes and no come first; offers beside them are another way to answer.
  const single = isMany
    ? []
    : answers.length > 1
      ? [...answers, ...offers]
      : [...offers, ...answers];
  return (
    <fieldset
      aria-label={t`Choices`}
      className={clsx('grid min-w-0 gap-2', columnsFor([...offers, ...answers]))}
    >
      {isMany &&
        offers.map((offer) => (
          <ChoiceButton
            key={offer}
            lang={lang}
            isChosen={isChosen(offer)}
            onPress={() => setChosen(chosenAfter(choices, chosen, offer))}
          >
            {offer}
          </ChoiceButton>
        ))}
      {single.map((choice) => (
        <ChoiceButton key={choice} lang={lang} onPress={() => onChoose([choice])}>
          {choice}
        </ChoiceButton>
      ))}
      {isMany &&
        // Both have the same position, so that nothing moves under the thumb.
        (chosen.length > 0 || answers.length === 0 ? (
          <Button
            variant="primary"
            size="lg"
            block
            disabledReason={chosen.length === 0 ? t`Choose one or more, or type below.` : null}
            onClick={() => onChoose(offers.filter(isChosen))}
          >
            {chosen.length === 0 ? (
              <Trans>Next</Trans>
            ) : (
              <Plural value={chosen.length} one="Use # answer" other="Use # answers" />
            )}
          </Button>
        ) : (
          answers.map((answer) => (
            <ChoiceButton key={answer} lang={lang} onPress={() => onChoose([answer])}>
              {answer}
            </ChoiceButton>
          ))
        ))}
    </fieldset>
  );
}

/** Yes and no are side by side; longer texts have a row of their own. */
function columnsFor(choices: readonly string[]): string {
  const longest = Math.max(...choices.map(({ length }) => length));
  if (choices.length === 1 || longest > 12) return 'grid-cols-1';
  return choices.length === 3 ? 'grid-cols-[1fr_1fr_auto]' : 'grid-cols-2';
}
