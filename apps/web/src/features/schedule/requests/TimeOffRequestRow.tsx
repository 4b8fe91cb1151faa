import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { useTimeOffChange } from '../time-off/use-time-off-change.ts';
import { useTimeOffWords } from '../time-off/use-time-off-words.ts';
import { useShiftWords } from '../use-shift-words.ts';
import { DecideSheet } from './DecideSheet.tsx';
import type { WaitingTimeOff } from './waiting.ts';

/** A request for time off, with what is left of the balance, the shifts in it and who else is off. */
export function TimeOffRequestRow({ request }: { readonly request: WaitingTimeOff }) {
  const words = useShiftWords();
  const offWords = useTimeOffWords();
  const change = useTimeOffChange();
  const [answer, setAnswer] = useState<'approve' | 'decline' | null>(null);
  const what = (
    <>
      <p className="font-medium">
        {request.person.name} · {request.kind_name}
      </p>
      <p className="text-14 text-ink-2 tabular-nums">
        {offWords.when(request)} · {words.length(request.minutes)}
      </p>
      {request.note !== null && <p className="text-14 text-ink-2">“{request.note}”</p>}
      {request.may_decide && (
        <ul className="mt-1 text-14 text-ink-3">
          {request.balance_minutes !== null && (
            <li>
              <Trans>{offWords.balance(request.balance_minutes)} left before this</Trans>
            </li>
          )}
          {request.shifts > 0 && (
            <li className="text-attention-ink">
              <Plural
                value={request.shifts}
                one="# published shift is in these days"
                other="# published shifts are in these days"
              />
            </li>
          )}
          {request.others_off.map((other) => (
            <li key={`${other.name} ${other.first_day} ${other.last_day}`}>
              {other.state === 'approved' ? (
                <Trans>
                  {other.name} is off {words.period(other.first_day, other.last_day)}
                </Trans>
              ) : (
                <Trans>
                  {other.name} asked for {words.period(other.first_day, other.last_day)}
                </Trans>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-4 py-3 md:px-5">
      <div className="min-w-0 flex-1 basis-60">
        {what}
        {!request.may_decide && <p className="text-14 text-ink-3">{offWords.state(request)}</p>}
      </div>
      {request.may_decide && (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setAnswer('approve')}>
            <Trans>Approve</Trans>
          </Button>
          <Button variant="quiet" onClick={() => setAnswer('decline')}>
            <Trans>Decline</Trans>
          </Button>
        </div>
      )}
      {answer !== null && (
        <DecideSheet
          isApproving={answer === 'approve'}
          isBusy={change.isPending}
          error={change.error}
          onDecide={(comment) =>
            change.mutate(
              {
                call: 'decide_time_off',
                parameters: {
                  id: request.id,
                  version: request.version,
                  approve: answer === 'approve',
                  comment,
                },
              },
              { onSuccess: () => setAnswer(null) },
            )
          }
          onClose={() => setAnswer(null)}
        >
          {what}
        </DecideSheet>
      )}
    </li>
  );
}
