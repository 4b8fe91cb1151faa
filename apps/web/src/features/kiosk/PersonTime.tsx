import { Trans, useLingui } from '@lingui/react/macro';
import type { BreakAnswer, BreakQuestion } from '@muster/contract/break-answers';
import { useState } from 'react';
import { describeError } from '../../data/errors/words.ts';
import type { ProvenPin } from '../../data/kiosk/pin-keys.ts';
import { BreakChoices } from '../../kit/breaks/BreakChoices.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Duration } from '../../ui/Duration.tsx';
import { SignHere } from './SignHere.tsx';
import { useKioskTime } from './use-kiosk-time.ts';
import { useWallWords } from './use-wall-words.ts';

type PersonTimeProps = {
  readonly userId: string;
  readonly personId: string;
  readonly pin: ProvenPin;
  /** Whoever reads before signing isn't gone. */
  readonly onReading: () => void;
};

/** The hours of whoever stands there, what they are asked, and their next shift; nothing without a network. */
export function PersonTime({ userId, personId, pin, onReading }: PersonTimeProps) {
  const { t, i18n } = useLingui();
  const words = useWallWords();
  const { time, change } = useKioskTime(userId, personId, pin);
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  if (time === null) return null;
  const { period, to_sign: sheet, next_shift: shift } = time;
  // An answer counts once the hours are calculated again, a moment later.
  const open = time.questions.flatMap(({ workday, questions }) =>
    questions
      .filter((question) => !answered.has(`${workday} ${question}`))
      .map((question): [string, BreakQuestion] => [workday, question]),
  );
  const first = open[0];
  const answer = (workday: string, question: BreakQuestion, said: BreakAnswer) =>
    change.mutate(
      { kind: 'breaks', workday, answers: { [question]: said } },
      { onSuccess: () => setAnswered(new Set([...answered, `${workday} ${question}`])) },
    );
  return (
    <section aria-label={t`Your hours`} className="space-y-4 border-t border-line pt-4">
      {change.isError && (
        <Banner tone="danger" title={<Trans>Not saved</Trans>}>
          {i18n._(describeError(change.error))}
        </Banner>
      )}
      {first !== undefined && (
        <div className="space-y-2">
          <p className="text-ink-2">{words.day(first[0])}</p>
          <BreakChoices
            question={first[1]}
            dayText={words.day(first[0])}
            isLarge
            isBusy={change.isPending}
            onChoose={(said) => answer(...first, said)}
          />
        </div>
      )}
      {sheet !== null && (
        <SignHere
          key={sheet.content_hash}
          sheet={sheet}
          isBusy={change.isPending}
          onReading={onReading}
          onSign={(act) => change.mutate(act)}
        />
      )}
      <p>
        <Trans>
          Your hours since {words.day(period.period_from)}:{' '}
          <Duration durationMs={period.minutes * 60_000} className="font-semibold" />
        </Trans>
      </p>
      {shift !== null && (
        <p className="break-words">
          {shift.project_name === null ? (
            <Trans>Next shift: {words.dayAndTime(shift.starts_local)}</Trans>
          ) : (
            <Trans>
              Next shift: {words.dayAndTime(shift.starts_local)}, {shift.project_name}
            </Trans>
          )}
        </p>
      )}
    </section>
  );
}
