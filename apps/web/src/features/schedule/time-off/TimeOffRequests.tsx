import { Trans, useLingui } from '@lingui/react/macro';
import type { TimeOff, TimeOffDraft, TimeOffRequest } from '@muster/contract/time-off';
import { useData } from '../../../data/data-context.tsx';
import { describeError } from '../../../data/errors/words.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { useUnsentSchedule } from '../../../data/schedule/use-unsent-schedule.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { notify } from '../../../ui/notices.ts';
import { RemoveButton } from '../../../ui/RemoveButton.tsx';
import { useShiftWords } from '../use-shift-words.ts';
import { draftOf } from './time-off-form.ts';
import { useCanceledNotice } from './use-canceled-notice.ts';
import { useTimeOffChange } from './use-time-off-change.ts';
import { useTimeOffWords } from './use-time-off-words.ts';

/** The person's requests, those first that this device has not sent yet. */
export function TimeOffRequests({
  timeOff,
  asOfMs,
}: {
  readonly timeOff: TimeOff;
  readonly asOfMs: number;
}) {
  const { t } = useLingui();
  const { outbox } = useData();
  const offWords = useTimeOffWords();
  const showCanceled = useCanceledNotice();
  const unsent = useUnsentSchedule(asOfMs).timeOff.filter(
    ({ request }) => !timeOff.requests.some(({ id }) => id === request.id),
  );
  const kindName = (id: string) =>
    timeOff.balances.find(({ kind }) => kind.id === id)?.kind.name ?? t`Time off`;
  const withdraw = async (request: TimeOffDraft) => {
    await outbox.withdraw([request.id]);
    showCanceled(request);
  };
  return (
    <Card title={t`Requests`} isFlush={unsent.length + timeOff.requests.length > 0}>
      {unsent.length + timeOff.requests.length === 0 ? (
        <p className="text-ink-2">
          <Trans>You haven’t requested time off yet.</Trans>
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {unsent.map(({ request, isUnsent }) => (
            <li
              key={request.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 md:px-5"
            >
              <div className="min-w-0 flex-1 basis-48">
                <p className="font-medium tabular-nums">{offWords.when(request)}</p>
                <p className="text-14 text-ink-2">{kindName(request.kind_id)}</p>
                {isUnsent && (
                  <p className="text-14 text-ink-3">
                    <Trans>Waiting to sync</Trans>
                  </p>
                )}
              </div>
              {isUnsent && (
                <Button variant="quiet" flush onClick={() => void withdraw(request)}>
                  <Trans>Cancel request</Trans>
                </Button>
              )}
            </li>
          ))}
          {timeOff.requests.map((request) => (
            <RequestRow key={request.id} request={request} today={timeOff.today} />
          ))}
        </ul>
      )}
    </Card>
  );
}

type RequestRowProps = { readonly request: TimeOffRequest; readonly today: string };

function RequestRow({ request, today }: RequestRowProps) {
  const { t, i18n } = useLingui();
  const words = useShiftWords();
  const offWords = useTimeOffWords();
  const offlineReason = useNeedsNetwork();
  const change = useTimeOffChange();
  const showCanceled = useCanceledNotice();
  const when = offWords.when(request);
  const cancel = () =>
    change.mutate(
      { call: 'cancel_time_off', parameters: { id: request.id, version: request.version } },
      {
        onSuccess: () => {
          if (request.state === 'waiting') showCanceled(draftOf(request));
        },
        onError: (error) =>
          void notify({
            id: 'time-off',
            tone: 'destructive',
            title: t`Nothing was changed`,
            body: i18n._(describeError(error)),
          }),
      },
    );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 md:px-5">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium tabular-nums">{offWords.when(request)}</p>
        <p className="text-14 text-ink-2 tabular-nums">
          <bdi>{request.kind_name}</bdi> · {words.length(request.minutes)}
        </p>
        {request.note !== null && <p className="text-14 text-ink-3">{request.note}</p>}
        <p className="text-14 text-ink-3">{offWords.state(request)}</p>
      </div>
      {request.state === 'waiting' && (
        <Button
          variant="quiet"
          flush
          isBusy={change.isPending}
          disabledReason={offlineReason}
          onClick={cancel}
        >
          <Trans>Cancel request</Trans>
        </Button>
      )}
      {request.state === 'approved' && request.first_day > today && (
        <RemoveButton
          question={t`Cancel approved time off for ${when}?`}
          isBusy={change.isPending}
          disabledReason={offlineReason}
          onRemove={cancel}
        >
          <Trans>Cancel time off</Trans>
        </RemoveButton>
      )}
    </li>
  );
}
