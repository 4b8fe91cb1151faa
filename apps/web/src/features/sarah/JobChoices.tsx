import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '@muster/domain/languages';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ChoiceButton } from './ChoiceButton.tsx';
import { engine } from './engine.ts';
import { tradeWords } from './trade-words.ts';

/** Common jobs by trade, for people who would rather tap than say what the job is. */
export function JobChoices({
  lang,
  ownJobs,
  onChoose,
}: {
  readonly lang: Language;
  /** Names of the company's templates. */
  readonly ownJobs: readonly string[];
  readonly onChoose: (job: string) => void;
}) {
  const { t } = useLingui();
  const [trade, setTrade] = useState<string | null>(null);
  const jobs = [
    ...(ownJobs.length > 0 ? [{ trade: 'company', names: ownJobs }] : []),
    ...engine.jobs(lang),
  ];
  if (trade === null) {
    return (
      <fieldset aria-label={t`Trades`} className="grid min-w-0 grid-cols-2 gap-2 md:grid-cols-3">
        {jobs.map((one) => (
          <ChoiceButton key={one.trade} lang={lang} onPress={() => setTrade(one.trade)}>
            {tradeWords(one.trade, lang)}
          </ChoiceButton>
        ))}
      </fieldset>
    );
  }
  return (
    <fieldset aria-label={tradeWords(trade, lang)} className="grid min-w-0 grid-cols-1 gap-2">
      {jobs
        .find((one) => one.trade === trade)
        ?.names.map((name) => (
          <ChoiceButton key={name} lang={lang} onPress={() => onChoose(name)}>
            {name}
          </ChoiceButton>
        ))}
      <Button variant="quiet" size="lg" icon={ChevronLeft} onClick={() => setTrade(null)}>
        <Trans>All trades</Trans>
      </Button>
    </fieldset>
  );
}
