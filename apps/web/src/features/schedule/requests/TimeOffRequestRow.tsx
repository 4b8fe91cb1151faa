import { Plural, Trans } from '@lingui/react/macro';
import { useTimeOffChange } from '../time-off/use-time-off-change.ts';
import { useTimeOffWords } from '../time-off/use-time-off-words.ts';
import { useShiftWords } from '../use-shift-words.ts';
import { RequestRow } from './RequestRow.tsx';
import type { WaitingTimeOff } from './waiting.ts';

/** A request for time off, with the rest of the balance, the shifts it affects, and who else is off. */
export function TimeOffRequestRow({ request }: { readonly request: WaitingTimeOff }) {
  const words = useShiftWords();
  const offWords = useTimeOffWords();
  const change = useTimeOffChange();
  const what = (
    <>
      <p className="font-medium">
        <bdi>{request.person.name}</bdi> · <bdi>{request.kind_name}</bdi>
      </p>
      <p className="text-14 text-ink-2 tabular-nums">
        {offWords.when(request)} · {words.length(request.minutes)}
      </p>
      {request.note !== null && <p className="text-14 text-ink-2">“{request.note}”</p>}
      {request.may_decide && (
        <ul className="mt-1 text-14 text-ink-3">
          {request.balance_minutes !== null && (
            <li>
              <Trans>{offWords.balance(request.balance_minutes)} left before this request</Trans>
            </li>
          )}
          {request.shifts > 0 && (
            <li className="text-attention-ink">
              <Plural
                value={request.shifts}
                one="# published shift falls on these days"
                other="# published shifts fall on these days"
              />
            </li>
          )}
          {request.others_off.map((other) => (
            <li key={`${other.name} ${other.first_day} ${other.last_day}`}>
              {other.state === 'approved' ? (
                <Trans>
                  <bdi>{other.name}</bdi> is off {words.period(other.first_day, other.last_day)}
                </Trans>
              ) : (
                <Trans>
                  <bdi>{other.name}</bdi> requested {words.period(other.first_day, other.last_day)}
                </Trans>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
  return (
    <RequestRow
      person={request.person}
      what={what}
      state={offWords.state(request)}
      mayDecide={request.may_decide}
      version={request.version}
      change={change}
      onDecide={(decision, options) =>
        change.mutate(
          { call: 'decide_time_off', parameters: { id: request.id, ...decision } },
          options,
        )
      }
    />
  );
}
