import { Trans, useLingui } from '@lingui/react/macro';
import type { MyClock } from '@muster/contract';
import { Card } from '../../../ui/Card.tsx';
import { TimeOfDay } from '../../../ui/time/TimeOfDay.tsx';
import { readerZone } from '../../../ui/time/use-time-words.ts';
import { DecisionNote } from './DecisionNote.tsx';

/** Punches that led to no entry yet, because a supervisor has to look at them first. */
export function OpenQuestions({ decisions }: { readonly decisions: MyClock['decisions'] }) {
  const { t } = useLingui();
  const homeless = decisions.filter(({ state, entry_id }) => state === 'open' && entry_id === null);
  if (homeless.length === 0) return null;
  return (
    <Card title={t`Waiting for your supervisor`} isFlush>
      <ul className="divide-y divide-line">
        {homeless.map((decision) => (
          <li key={decision.id} className="space-y-1 px-4 py-3 md:px-5">
            <p className="font-medium">
              <Trans>
                Punch at{' '}
                <TimeOfDay atMs={Date.parse(decision.occurred_at)} zone={readerZone()} withDay />
              </Trans>
            </p>
            <DecisionNote decision={decision} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
