import { useLingui } from '@lingui/react/macro';
import type { BreakAnswer, BreakQuestion } from '@muster/contract/break-answers';
import { useState } from 'react';
import { answeredHere } from '../../../data/breaks/break-answer.ts';
import { useOutbox } from '../../../data/outbox/use-outbox.ts';

type AskedDay = { readonly workday: string; readonly questions: readonly BreakQuestion[] };

/** The days with questions that the person has not answered on this device, and what an answer leads to. */
export function useBreakDays(
  personId: string,
  asked: readonly AskedDay[],
  weekday: 'short' | 'long',
) {
  const { i18n } = useLingui();
  const { items } = useOutbox();
  const [takenOn, setTakenOn] = useState<string | null>(null);
  const open = asked
    .map(({ workday, questions }) => {
      const answered = answeredHere(items, personId, workday);
      return { workday, questions: questions.filter((question) => !answered.has(question)) };
    })
    .filter(({ questions }) => questions.length > 0);
  return {
    open,
    /** A workday with a break that was taken, but that no one recorded. */
    takenOn,
    onAnswered: (workday: string, question: BreakQuestion, answer: BreakAnswer) => {
      if (answer === 'taken' && question !== 'rest') setTakenOn(workday);
    },
    dayText: (workday: string) =>
      i18n.date(Date.parse(`${workday}T00:00:00Z`), {
        timeZone: 'UTC',
        weekday,
        month: 'short',
        day: 'numeric',
      }),
  };
}

export type BreakDays = ReturnType<typeof useBreakDays>;
