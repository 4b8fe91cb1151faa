import type { ShiftRequest } from '@muster/contract/my-schedule';
import { ReasonList } from '../ReasonList.tsx';
import { RequestShifts } from '../RequestShifts.tsx';
import { useRequestWords } from '../use-request-words.ts';
import { blockingReasons, useRequestChange } from '../use-schedule-change.ts';
import { RequestRow } from './RequestRow.tsx';

/** A claim, swap or give-away, with what speaks against it. */
export function ShiftRequestRow({ request }: { readonly request: ShiftRequest }) {
  const words = useRequestWords();
  const change = useRequestChange();
  return (
    <RequestRow
      person={request.person}
      what={
        <>
          <p className="font-medium">{words.title(request)}</p>
          <RequestShifts request={request} />
          <ReasonList reasons={blockingReasons(change.error) ?? request.reasons} />
        </>
      }
      state={words.state(request)}
      mayDecide={request.may.decide}
      version={request.version}
      change={change}
      onDecide={(decision, options) =>
        change.mutate(
          { call: 'decide_shift_request', parameters: { request_id: request.id, ...decision } },
          options,
        )
      }
    />
  );
}
