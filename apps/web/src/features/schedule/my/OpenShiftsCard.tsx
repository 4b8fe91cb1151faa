import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { MySchedule } from '@muster/contract/my-schedule';
import { useState } from 'react';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { randomId } from '../../../platform/random-id.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CancelButton } from '../../../ui/CancelButton.tsx';
import { Card } from '../../../ui/Card.tsx';
import { notify } from '../../../ui/notices.ts';
import { Sheet } from '../../../ui/Sheet.tsx';
import { ReasonList } from '../ReasonList.tsx';
import { RefusedRequest } from '../RefusedRequest.tsx';
import { useRequestChange } from '../use-schedule-change.ts';
import { dateOf, useShiftWords } from '../use-shift-words.ts';
import { usePlaceWords } from './use-place-words.ts';

type OpenShift = MySchedule['open_shifts'][number];

/** Open shifts to claim. Those that don't fit say why. */
export function OpenShiftsCard({ shifts }: { readonly shifts: readonly OpenShift[] }) {
  const { t } = useLingui();
  const words = useShiftWords();
  const places = usePlaceWords();
  const [chosen, setChosen] = useState<OpenShift | null>(null);
  // The shift's current state. Someone else may claim it, even the last one, while the sheet is open; the sheet stays
  // and says so.
  const current = shifts.find(({ id }) => id === chosen?.id);
  const sheet = chosen !== null && (
    <ClaimSheet
      shift={current ?? chosen}
      isGone={current === undefined}
      onClose={() => setChosen(null)}
    />
  );
  return (
    <>
      {shifts.length > 0 && (
        <Card
          title={t`Open shifts`}
          description={
            <Plural value={shifts.length} one="# shift to claim" other="# shifts to claim" />
          }
          isFlush
        >
          <ul className="divide-y divide-line">
            {shifts.map((shift) => (
              <li
                key={shift.id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 md:px-5"
              >
                <div className="min-w-0 flex-1 basis-48">
                  <p className="font-medium tabular-nums first-letter:uppercase">
                    {words.day(dateOf(shift.starts_local))},{' '}
                    <span className="inline-block max-w-full">{words.span(shift)}</span>
                  </p>
                  <p className="text-14 text-ink-2">{places.place(shift)}</p>
                  {shift.given_away_by !== null && (
                    <p className="text-14 text-ink-3">
                      <Trans>Offered by {shift.given_away_by}</Trans>
                    </p>
                  )}
                  <ReasonList reasons={shift.judgement.reasons} />
                </div>
                {shift.request_id === null ? (
                  shift.judgement.verdict !== 'blocked' && (
                    <Button onClick={() => setChosen(shift)}>
                      {asks(shift) ? <Trans>Request shift</Trans> : <Trans>Claim</Trans>}
                    </Button>
                  )
                ) : (
                  <span className="text-14 text-ink-3">
                    <Trans>Request pending</Trans>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {sheet}
    </>
  );
}

function asks({ needs_approval, judgement }: OpenShift): boolean {
  return needs_approval || judgement.verdict === 'warned';
}

type ClaimSheetProps = {
  readonly shift: OpenShift;
  /** True once it can no longer be claimed. */
  readonly isGone: boolean;
  readonly onClose: () => void;
};

function ClaimSheet({ shift, isGone, onClose }: ClaimSheetProps) {
  const { t } = useLingui();
  const words = useShiftWords();
  const places = usePlaceWords();
  const offlineReason = useNeedsNetwork();
  const change = useRequestChange();
  // One id for all attempts, so that a lost answer never claims anything twice.
  const [requestId] = useState(randomId);
  const isAsking = asks(shift);
  // The user's own claim also takes it off the list.
  const isLost = isGone && !change.isPending && !change.isSuccess;
  const claim = () =>
    change.mutate(
      {
        call: 'claim_shift',
        parameters: { request_id: requestId, shift_id: shift.id, sequence: shift.sequence },
      },
      {
        onSuccess: ({ state }) => {
          void notify({
            id: 'claim',
            tone: 'good',
            title: state === 'applied' ? t`The shift is yours` : t`Your request was sent`,
            body: state === 'applied' ? undefined : t`You’ll be notified of the decision.`,
          });
          onClose();
        },
      },
    );
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={isAsking ? t`Request this shift?` : t`Claim this shift?`}
      notice={
        isLost ? (
          <Banner tone="danger">
            <Trans>Someone else took this shift, or it was canceled.</Trans>
          </Banner>
        ) : (
          change.isError && <RefusedRequest error={change.error} />
        )
      }
      footer={
        <>
          {!isLost && (
            <Button
              variant="primary"
              size="lg"
              isBusy={change.isPending}
              disabledReason={offlineReason}
              onClick={claim}
            >
              {isAsking ? <Trans>Request shift</Trans> : <Trans>Claim</Trans>}
            </Button>
          )}
          <CancelButton onClick={onClose} />
        </>
      }
    >
      <p className="text-18 font-medium tabular-nums">
        {words.longDay(dateOf(shift.starts_local))},{' '}
        <span className="inline-block max-w-full">{words.span(shift)}</span>
      </p>
      <p className="text-ink-2">{places.place(shift)}</p>
      <ReasonList reasons={shift.judgement.reasons} />
      {isAsking && (
        <p className="mt-3 text-14 text-ink-3">
          <Trans>A crew lead must approve your request.</Trans>
        </p>
      )}
    </Sheet>
  );
}
