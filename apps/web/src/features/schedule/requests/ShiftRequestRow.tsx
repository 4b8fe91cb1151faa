import { Trans } from '@lingui/react/macro';
import type { ShiftRequest } from '@muster/contract/my-schedule';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { ReasonList } from '../ReasonList.tsx';
import { RequestShifts } from '../RequestShifts.tsx';
import { useRequestWords } from '../use-request-words.ts';
import { useRequestChange } from '../use-schedule-change.ts';
import { DecideSheet } from './DecideSheet.tsx';

/** A claim, swap or give-away, with what speaks against it. */
export function ShiftRequestRow({ request }: { readonly request: ShiftRequest }) {
  const words = useRequestWords();
  const change = useRequestChange();
  const [answer, setAnswer] = useState<'approve' | 'decline' | null>(null);
  const what = (
    <>
      <p className="font-medium">{words.title(request)}</p>
      <RequestShifts request={request} />
      <ReasonList reasons={request.reasons} />
    </>
  );
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-4 py-3 md:px-5">
      <div className="min-w-0 flex-1 basis-60">
        {what}
        {!request.may.decide && <p className="text-14 text-ink-3">{words.state(request)}</p>}
      </div>
      {request.may.decide && (
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
                call: 'decide_shift_request',
                parameters: {
                  request_id: request.id,
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
