import { useLingui } from '@lingui/react/macro';
import { breakQuestionsQuery } from '../../../data/breaks/break-questions-query.ts';
import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { readAgain } from '../../../data/query/read-again.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { useTopic } from '../../../data/realtime/use-topic.ts';
import { Card } from '../../../ui/Card.tsx';
import { BreakTakenBanner } from './BreakTakenBanner.tsx';
import { DayQuestions } from './DayQuestions.tsx';
import { useBreakDays } from './use-break-days.ts';

/** Days shown at once; the others follow as these are answered. */
const mostDays = 3;

/** Asks about breaks that were due and that no one recorded; renders nothing if there are none. */
export function BreakQuestions({ personId }: { readonly personId: string }) {
  const { t } = useLingui();
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  const query = breakQuestionsQuery(user_id);
  const asked = useSnapshotQuery(query);
  const breaks = useBreakDays(personId, asked.status === 'ready' ? asked.data.days : [], 'short');
  const { queryKey } = query;
  useTopic(`person:${personId}:time`, () => void readAgain(queryClient, queryKey), queryKey);
  if (asked.status !== 'ready') return null;
  if (breaks.open.length === 0 && breaks.takenOn === null) return null;
  return (
    <Card title={t`Your breaks`} isFlush>
      {breaks.takenOn !== null && (
        <div className="px-4 pt-3 md:px-5">
          <BreakTakenBanner workday={breaks.takenOn} />
        </div>
      )}
      <ul className="divide-y divide-line">
        {breaks.open.slice(0, mostDays).map((day) => (
          <li key={day.workday} className="space-y-4 px-4 py-3 md:px-5">
            <DayQuestions days={breaks} day={day} hasTitle />
          </li>
        ))}
      </ul>
    </Card>
  );
}
