import { Trans, useLingui } from '@lingui/react/macro';
import type { BreakAnswer, BreakQuestion } from '@muster/contract/break-answers';
import { useState } from 'react';
import { answeredHere } from '../../data/breaks/break-answer.ts';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import type { ProvenPin } from '../../data/kiosk/pin-keys.ts';
import { useOutbox } from '../../data/outbox/use-outbox.ts';
import { BreakChoices } from '../../kit/breaks/BreakChoices.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Duration } from '../../ui/Duration.tsx';
import { keepBreakAnswer } from './keep-break-answer.ts';
import { NoticeHere } from './NoticeHere.tsx';
import { SignHere } from './SignHere.tsx';
import { useKioskTime } from './use-kiosk-time.ts';
import { useWallWords } from './use-wall-words.ts';

type PersonTimeProps = {
  readonly userId: string;
  readonly personId: string;
  readonly pin: ProvenPin;
  /** Called while the person reads before signing, so that they don't count as gone. */
  readonly onReading: () => void;
};

/**
 * The hours of the person at the tablet, the questions for them, and their next shift; renders nothing without a
 * network.
 */
export function PersonTime({ userId, personId, pin, onReading }: PersonTimeProps) {
  const { t, i18n } = useLingui();
  const words = useWallWords();
  const { time, change } = useKioskTime(userId, personId, pin);
  const { outbox, platform } = useData();
  const { items } = useOutbox();
  const [isKeeping, setKeeping] = useState(false);
  const [error, setError] = useState<unknown>(null);
  if (time === null) return null;
  const { period, to_sign: sheet, next_shift: shift } = time;
  // An answer counts once the hours are calculated again, a moment later.
  const open = time.questions.flatMap(({ workday, questions }) => {
    const answered = answeredHere(items, personId, workday);
    return questions
      .filter((question) => !answered.has(question))
      .map((question): [string, BreakQuestion] => [workday, question]);
  });
  const first = open[0];
  const answer = async (workday: string, question: BreakQuestion, said: BreakAnswer) => {
    setKeeping(true);
    setError(null);
    try {
      const answers = { [question]: said };
      const atMs = platform.clock.wallMs();
      await keepBreakAnswer(outbox, userId, { personId, pin, workday, answers, atMs });
    } catch (failure) {
      setError(failure);
    } finally {
      setKeeping(false);
    }
  };
  const trouble = error ?? change.error;
  return (
    <section aria-label={t`Your hours`} className="space-y-4 border-t border-line pt-4">
      {trouble !== null && (
        <Banner tone="danger" title={<Trans>Not saved</Trans>}>
          {i18n._(describeError(trouble))}
        </Banner>
      )}
      {first !== undefined && (
        <div className="space-y-2">
          <p className="text-ink-2">{words.day(first[0])}</p>
          <BreakChoices
            question={first[1]}
            dayText={words.day(first[0])}
            isLarge
            isBusy={isKeeping}
            onChoose={(said) => void answer(...first, said)}
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
      {time.notice != null && (
        <NoticeHere
          notice={time.notice}
          isBusy={change.isPending}
          onChoose={(act) => change.mutate(act)}
        />
      )}
      <p>
        <Trans>
          Your hours since {words.day(period.period_from)}:{' '}
          <Duration minutes={period.minutes} className="font-semibold" />
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
