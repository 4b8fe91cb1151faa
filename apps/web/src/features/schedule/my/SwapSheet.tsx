import { Trans, useLingui } from '@lingui/react/macro';
import type { MyShift } from '@muster/contract/my-schedule';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useData } from '../../../data/data-context.tsx';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { randomId } from '../../../platform/random-id.ts';
import { Button } from '../../../ui/Button.tsx';
import { CancelButton } from '../../../ui/CancelButton.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { notify } from '../../../ui/notices.ts';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { RefusedRequest } from '../RefusedRequest.tsx';
import { useRequestChange } from '../use-schedule-change.ts';
import { dateOf, useShiftWords } from '../use-shift-words.ts';
import { swapPartnersQuery } from './swap-partners-query.ts';
import { usePlaceWords } from './use-place-words.ts';

/** Offers a shift for one of a coworker. They agree first, then the crew leads. */
export function SwapSheet({
  shift,
  onClose,
}: {
  readonly shift: MyShift;
  readonly onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const { api } = useData();
  const { user_id } = useIdentity();
  const words = useShiftWords();
  const places = usePlaceWords();
  const offlineReason = useNeedsNetwork();
  const partners = useQuery(swapPartnersQuery(api, user_id, shift.id));
  const change = useRequestChange();
  const [requestId] = useState(randomId);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = partners.data?.find((each) => each.shift.id === chosenId);

  const offer = () => {
    if (chosen === undefined) return;
    change.mutate(
      {
        call: 'offer_swap',
        parameters: {
          request_id: requestId,
          shift_id: shift.id,
          sequence: shift.sequence,
          other_shift_id: chosen.shift.id,
          other_sequence: chosen.shift.sequence,
        },
      },
      {
        onSuccess: () => {
          void notify({
            id: 'swap',
            tone: 'good',
            title: t`Swap offered to ${chosen.person.name}`,
            body: t`Both shifts stay as they are until the swap is approved.`,
          });
          onClose();
        },
      },
    );
  };

  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      height="tall"
      title={t`Swap this shift`}
      description={`${words.day(dateOf(shift.starts_local))}, ${words.span(shift)}`}
      notice={change.isError && <RefusedRequest error={change.error} />}
      footer={
        <>
          <Button
            variant="primary"
            size="lg"
            isBusy={change.isPending}
            disabled={chosen === undefined}
            disabledReason={offlineReason}
            onClick={offer}
          >
            <Trans>Offer swap</Trans>
          </Button>
          <CancelButton onClick={onClose} />
        </>
      }
    >
      {partners.isError ? (
        <ErrorState
          title={t`Couldn’t load your coworkers’ shifts`}
          onRetry={() => void partners.refetch()}
        >
          {i18n._(describeError(partners.error))}
        </ErrorState>
      ) : partners.data === undefined ? (
        <SkeletonRows count={6} />
      ) : partners.data.length === 0 ? (
        <EmptyState>
          <Trans>None of your coworkers have a shift you can swap for.</Trans>
        </EmptyState>
      ) : (
        <RadioGroup
          label={t`Which shift do you want instead?`}
          value={chosenId}
          onChange={setChosenId}
          options={partners.data.map(({ person, shift: theirs }) => ({
            value: theirs.id,
            label: `${person.name}, ${words.day(dateOf(theirs.starts_local))}`,
            detail: `${words.span(theirs)} · ${places.place(theirs)}`,
          }))}
        />
      )}
    </Sheet>
  );
}
