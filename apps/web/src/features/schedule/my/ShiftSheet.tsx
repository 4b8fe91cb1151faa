import { Trans, useLingui } from '@lingui/react/macro';
import type { MyShift } from '@muster/contract/my-schedule';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Check from 'lucide-react/icons/check';
import HandHelping from 'lucide-react/icons/hand-helping';
import Navigation from 'lucide-react/icons/navigation';
import { useState } from 'react';
import { describeError } from '../../../data/errors/words.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { randomId } from '../../../platform/random-id.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { KeyValue } from '../../../ui/KeyValue.tsx';
import { notify } from '../../../ui/notices.ts';
import { Sheet } from '../../../ui/Sheet.tsx';
import { useRequestChange } from '../use-schedule-change.ts';
import { dateOf, useShiftWords } from '../use-shift-words.ts';
import { directionsTo, paidMinutes } from './my-days.ts';
import { ShiftBadge, useIsConfirmed } from './ShiftBadge.tsx';
import { SwapSheet } from './SwapSheet.tsx';
import { useConfirmShift } from './use-confirm-shift.ts';

type ShiftSheetProps = {
  readonly shift: MyShift;
  /** The server's clock: a shift that has begun can't be confirmed or given away. */
  readonly now: string;
  readonly onClose: () => void;
};

/** Everything about one of the person's shifts, and what they can do with it. */
export function ShiftSheet({ shift, now, onClose }: ShiftSheetProps) {
  const { t, i18n } = useLingui();
  const words = useShiftWords();
  const offlineReason = useNeedsNetwork();
  const isConfirmed = useIsConfirmed();
  const { confirm, isStoring } = useConfirmShift();
  const change = useRequestChange();
  const [requestId] = useState(randomId);
  const [isSwapping, setSwapping] = useState(false);
  const isAhead = shift.canceled_at === null && Date.parse(shift.starts_at) > Date.parse(now);
  const mayHandOn = isAhead && shift.request_id === null;
  const directions = directionsTo(shift);

  if (isSwapping) return <SwapSheet shift={shift} onClose={onClose} />;

  const giveAway = () =>
    change.mutate(
      {
        call: 'give_away_shift',
        parameters: { request_id: requestId, shift_id: shift.id, sequence: shift.sequence },
      },
      {
        onSuccess: () => {
          void notify({
            id: 'give-away',
            tone: 'good',
            title: t`Your shift was offered to your coworkers`,
            body: t`It stays yours until someone takes it.`,
          });
          onClose();
        },
      },
    );

  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={words.longDay(dateOf(shift.starts_local))}
      description={<span className="tabular-nums">{words.span(shift)}</span>}
      notice={
        change.isError && <Banner tone="danger">{i18n._(describeError(change.error))}</Banner>
      }
      footer={
        isAhead && !isConfirmed(shift) ? (
          <Button
            variant="primary"
            size="lg"
            icon={Check}
            isBusy={isStoring}
            onClick={() => void confirm(shift)}
          >
            <Trans>Confirm</Trans>
          </Button>
        ) : undefined
      }
    >
      <ShiftBadge shift={shift} />
      <KeyValue
        items={[
          { key: t`Project`, value: shift.project?.name ?? t`Not set` },
          ...facts([
            [t`Site`, shift.site?.name],
            [t`Address`, shift.project?.address],
            [t`Crew`, shift.crew?.name],
            [
              t`Cost code`,
              shift.cost_code === null ? null : `${shift.cost_code.code} ${shift.cost_code.name}`,
            ],
          ]),
          { key: t`Paid time`, value: words.length(paidMinutes(shift)) },
          {
            key: t`Unpaid break`,
            value: shift.break_minutes === 0 ? t`None` : words.length(shift.break_minutes),
          },
        ]}
      />
      {shift.note !== null && (
        <p className="mt-3 rounded-control bg-surface-2 px-3 py-2 whitespace-pre-line">
          {shift.note}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {directions !== null && (
          <a href={directions} target="_blank" rel="noreferrer" className={buttonStyles()}>
            <Navigation aria-hidden className="size-5 md:size-4" />
            <Trans>Directions</Trans>
          </a>
        )}
        {mayHandOn && (
          <>
            <Button
              icon={ArrowLeftRight}
              disabledReason={offlineReason}
              onClick={() => setSwapping(true)}
            >
              <Trans>Swap</Trans>
            </Button>
            <Button
              icon={HandHelping}
              isBusy={change.isPending}
              disabledReason={offlineReason}
              onClick={giveAway}
            >
              <Trans>Give away</Trans>
            </Button>
          </>
        )}
      </div>
    </Sheet>
  );
}

function facts(
  all: readonly (readonly [string, string | null | undefined])[],
): readonly { readonly key: string; readonly value: string }[] {
  return all.flatMap(([key, value]) => (value ? [{ key, value }] : []));
}
