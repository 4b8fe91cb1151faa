import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { answeredHere } from '../../../data/breaks/break-answer.ts';
import { breakQuestionsQuery } from '../../../data/breaks/break-questions-query.ts';
import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useOutbox } from '../../../data/outbox/use-outbox.ts';
import { readAgain } from '../../../data/query/read-again.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { useTopic } from '../../../data/realtime/use-topic.ts';
import { BreakQuestionRow } from '../../../kit/breaks/BreakQuestionRow.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Card } from '../../../ui/Card.tsx';

/** Days shown at once; the rest follow as they are answered. */
const mostDays = 3;

/** Asks about breaks that were due and that no one recorded; nothing where there are none. */
export function BreakQuestions({ personId }: { readonly personId: string }) {
  const { t, i18n } = useLingui();
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  const { items } = useOutbox();
  const query = breakQuestionsQuery(user_id);
  const asked = useSnapshotQuery(query);
  const [takenOn, setTakenOn] = useState<string | null>(null);
  useTopic(`person:${personId}:time`, () => void readAgain(queryClient, query.queryKey));
  if (asked.status !== 'ready') return null;
  const days = asked.data.days
    .map(({ workday, questions }) => {
      const answered = answeredHere(items, personId, workday);
      return { workday, questions: questions.filter((question) => !answered.has(question)) };
    })
    .filter(({ questions }) => questions.length > 0);
  if (days.length === 0 && takenOn === null) return null;
  const dayText = (workday: string) =>
    i18n.date(Date.parse(`${workday}T00:00:00Z`), {
      timeZone: 'UTC',
      weekday: 'short',
      month: 'short',
      day: 'numeric',
    });
  return (
    <Card title={t`Your breaks`} isFlush>
      {takenOn !== null && (
        <div className="px-4 pt-3 md:px-5">
          <Banner tone="info">
            <Trans>
              Saved. The break isn't on your timesheet yet.{' '}
              <Link
                to="/time/sheet/$from"
                params={{ from: takenOn }}
                className="font-medium underline underline-offset-4"
              >
                Add it there
              </Link>
            </Trans>
          </Banner>
        </div>
      )}
      <ul className="divide-y divide-line">
        {days.slice(0, mostDays).map(({ workday, questions }) => (
          <li key={workday} className="space-y-4 px-4 py-3 md:px-5">
            <p className="text-14 text-ink-2">{dayText(workday)}</p>
            {questions.map((question) => (
              <BreakQuestionRow
                key={question}
                workday={workday}
                question={question}
                dayText={dayText(workday)}
                onAnswered={(answer) => {
                  if (answer === 'taken' && question !== 'rest') setTakenOn(workday);
                }}
              />
            ))}
          </li>
        ))}
      </ul>
    </Card>
  );
}
