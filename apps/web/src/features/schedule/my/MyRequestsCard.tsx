import { Trans, useLingui } from '@lingui/react/macro';
import type { ShiftRequest } from '@muster/contract/my-schedule';
import { describeError } from '../../../data/errors/words.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { notify } from '../../../ui/notices.ts';
import { ReasonList } from '../ReasonList.tsx';
import { useRequestWords } from '../use-request-words.ts';
import { blockingReasons, type RequestChange, useRequestChange } from '../use-schedule-change.ts';
import { RequestShifts } from '../RequestShifts.tsx';

/** The person's own requests, and the swaps that coworkers offer them. */
export function MyRequestsCard({ requests }: { readonly requests: readonly ShiftRequest[] }) {
  const { t } = useLingui();
  const open = requests.filter(
    ({ state, may }) => state === 'offered' || state === 'waiting' || may.answer,
  );
  if (open.length === 0) return null;
  return (
    <Card title={t`Requests`} isFlush>
      <ul className="divide-y divide-line">
        {open
          .toSorted((a, b) => Number(b.may.answer) - Number(a.may.answer))
          .map((request) => (
            <RequestRow key={request.id} request={request} />
          ))}
      </ul>
    </Card>
  );
}

function RequestRow({ request }: { readonly request: ShiftRequest }) {
  const { t, i18n } = useLingui();
  const words = useRequestWords();
  const offlineReason = useNeedsNetwork();
  const change = useRequestChange();
  const send = (call: RequestChange['call'], more: Readonly<Record<string, unknown>> = {}) =>
    change.mutate(
      { call, parameters: { request_id: request.id, version: request.version, ...more } },
      {
        onError: (error) =>
          void notify({
            id: 'request',
            tone: 'destructive',
            title: t`Nothing was changed`,
            body: i18n._(describeError(error)),
          }),
      },
    );
  return (
    <li className="space-y-2 px-4 py-3 md:px-5">
      <p className="font-medium">{words.title(request)}</p>
      <RequestShifts request={request} />
      <ReasonList reasons={blockingReasons(change.error) ?? request.reasons} />
      <p className="text-14 text-ink-3">{words.state(request)}</p>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {request.may.answer && (
          <>
            <Button
              isBusy={change.isPending}
              disabledReason={offlineReason}
              onClick={() => send('answer_swap', { accept: true })}
            >
              <Trans>Accept</Trans>
            </Button>
            <Button
              variant="quiet"
              disabledReason={offlineReason}
              onClick={() => send('answer_swap', { accept: false })}
            >
              <Trans>Decline</Trans>
            </Button>
          </>
        )}
        {request.may.cancel && (
          <Button
            variant="quiet"
            flush={!request.may.answer}
            isBusy={change.isPending}
            disabledReason={offlineReason}
            onClick={() => send('cancel_shift_request')}
          >
            <Trans>Cancel request</Trans>
          </Button>
        )}
      </div>
    </li>
  );
}
