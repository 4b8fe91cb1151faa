import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type BreaksToAsk, breaksToAsk } from '../../../data/breaks/breaks-to-ask.ts';
import { entryToFact } from '../../../data/clock/entry-fact.ts';
import type { PredictedClock } from '../../../data/clock/predict-clock.ts';
import { useNow } from '../../../data/clock/use-now.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { timeFactsQuery } from '../hours/time-facts-query.ts';
import type { SavedPunch } from '../punch/punch-phase.ts';
import { BreakTakenBanner } from './BreakTakenBanner.tsx';
import { DayQuestions } from './DayQuestions.tsx';
import { useBreakDays } from './use-break-days.ts';

/** The facts cover whole weeks. */
const everyMs = 60 * 60_000;

type BreaksAtClockOutProps = {
  readonly clock: PredictedClock;
  /** The last punch made on this screen. */
  readonly saved: SavedPunch | null;
};

/**
 * Asks about breaks right after a clock-out, before any server has calculated and without a network. Mounted while the
 * clock runs, so that the rules are already on the phone by then.
 */
export function BreaksAtClockOut({ clock, saved }: BreaksAtClockOutProps) {
  const { user_id, person_id } = useIdentity();
  const nowMs = useNow(everyMs);
  const facts = useSnapshotQuery(timeFactsQuery(user_id, nowMs));
  const [settledId, setSettledId] = useState<string | null>(null);
  if (facts.status !== 'ready' || person_id === null) return null;
  if (saved === null || saved.intent.kind !== 'out' || saved.id === settledId) return null;
  const endedAtMs = clock.entries.find(({ endedAt }) => endedAt !== null)?.endedAt ?? null;
  if (clock.open !== null || endedAtMs === null) return null;
  return (
    <BreaksSheet
      key={saved.id}
      personId={person_id}
      days={breaksToAsk(facts.data, clock.entries.map(entryToFact), endedAtMs)}
      onClose={() => setSettledId(saved.id)}
    />
  );
}

type BreaksSheetProps = {
  readonly personId: string;
  readonly days: readonly BreaksToAsk[];
  readonly onClose: () => void;
};

function BreaksSheet({ personId, days, onClose }: BreaksSheetProps) {
  const { t } = useLingui();
  // Later answers must not bring the sheet back once it is done.
  const [asked] = useState(days);
  const breaks = useBreakDays(personId, asked, 'long');
  const isDone = breaks.open.length === 0;
  if (asked.length === 0 || (isDone && breaks.takenOn === null)) return null;
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={t`Your breaks today`}
      description={t`Your punch is saved. Your answers don’t change your hours.`}
      footer={
        <Button size="lg" variant={isDone ? 'primary' : 'quiet'} onClick={onClose}>
          {isDone ? <Trans>Done</Trans> : <Trans>Answer later</Trans>}
        </Button>
      }
    >
      <div className="space-y-5">
        {breaks.takenOn !== null && <BreakTakenBanner workday={breaks.takenOn} />}
        {breaks.open.map((day) => (
          <div key={day.workday} className="space-y-5">
            <DayQuestions days={breaks} day={day} hasTitle={asked.length > 1} isLarge />
          </div>
        ))}
      </div>
    </Sheet>
  );
}
