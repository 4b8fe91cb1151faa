import { Trans, useLingui } from '@lingui/react/macro';
import type { BreakAnswer } from '@muster/contract/break-answers';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { BreakChoices } from '../../kit/breaks/BreakChoices.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { keepBreakAnswer } from './keep-break-answer.ts';
import type { KioskStep } from './kiosk-flow.ts';
import { useWallWords } from './use-wall-words.ts';

type AskViewProps = {
  readonly userId: string;
  readonly step: Extract<KioskStep, { kind: 'asking' }>;
  readonly onAnswered: () => void;
  readonly onLater: () => void;
};

/** Breaks of the day that has just ended, one question at a time, with a network or without. */
export function AskView({ userId, step, onAnswered, onLater }: AskViewProps) {
  const { t, i18n } = useLingui();
  const words = useWallWords();
  const { outbox, platform } = useData();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [day] = step.asks;
  const question = day?.questions[0];
  if (day === undefined || question === undefined) return null;
  const answer = async (said: BreakAnswer) => {
    setBusy(true);
    setError(null);
    try {
      await keepBreakAnswer(outbox, userId, {
        personId: step.personId,
        pin: step.pin,
        workday: day.workday,
        answers: { [question]: said },
        atMs: platform.clock.wallMs(),
      });
      onAnswered();
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section aria-label={t`Your breaks`} className="space-y-6">
      <div>
        <h1 className="text-28 font-semibold tracking-title">
          <Trans>Clocked out</Trans>
        </h1>
        <p className="text-ink-2">{words.day(day.workday)}</p>
      </div>
      {error !== null && (
        <Banner tone="danger" title={<Trans>Not saved</Trans>}>
          {i18n._(describeError(error))}
        </Banner>
      )}
      <BreakChoices
        key={`${day.workday} ${question}`}
        question={question}
        dayText={words.day(day.workday)}
        isLarge
        isBusy={isBusy}
        onChoose={(said) => void answer(said)}
      />
      <Button size="lg" variant="quiet" flush onClick={onLater}>
        <Trans>Answer later</Trans>
      </Button>
    </section>
  );
}
