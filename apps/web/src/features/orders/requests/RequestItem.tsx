import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderRequestRow } from '@muster/contract/order-requests';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { FileStrip } from '../../../kit/record/FileStrip.tsx';
import { Button } from '../../../ui/Button.tsx';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { notify } from '../../../ui/notices.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import type { StatusTone } from '../../../ui/status.ts';
import { useOrderWords } from '../use-order-words.ts';
import { usePurchasingChange } from '../use-purchasing-change.ts';

const DeclineSheet = lazyPart(async () => ({
  default: (await import('./DeclineSheet.tsx')).DeclineSheet,
}));

const tones: Readonly<Record<OrderRequestRow['state'], StatusTone>> = {
  open: 'attention',
  ordered: 'running',
  declined: 'danger',
  withdrawn: 'off',
};

/** A request: what, for which project, when; a buyer orders or declines it, who asked may withdraw it. */
export function RequestItem({ request }: { readonly request: OrderRequestRow }) {
  const { t, i18n } = useLingui();
  const words = useOrderWords();
  const offlineReason = useNeedsNetwork();
  const { person_id } = useIdentity();
  const change = usePurchasingChange();
  const [isDeclining, setDeclining] = useState(false);
  const { id, what, quantity, project, needed_by, requester, state, order, version } = request;
  const isMine = requester.person_id === person_id;
  const withdraw = () =>
    void change
      .mutateAsync({ call: 'withdraw_order_request', parameters: { request_id: id, version } })
      .catch((error: Error) =>
        notify({
          id: 'request',
          tone: 'destructive',
          title: t`Nothing was changed`,
          body: i18n._(describeError(error)),
        }),
      );
  const detail = [
    isMine ? null : requester.name,
    quantity,
    project?.name ?? null,
    needed_by === null ? null : t`by ${words.day(needed_by)}`,
  ].filter((text) => text !== null);
  return (
    <li className="space-y-2 px-4 py-3 md:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p dir="auto" className="min-w-0 font-medium wrap-anywhere whitespace-pre-line">
          {what}
        </p>
        {(isMine || state !== 'open') && (
          <StatusBadge tone={tones[state]} look="plain">
            {words.requestState(state)}
          </StatusBadge>
        )}
      </div>
      {detail.length > 0 && (
        <p className="text-14 text-ink-2">
          <bdi>{detail.join(' · ')}</bdi>
        </p>
      )}
      {request.reason !== null && (
        <p dir="auto" className="text-14 text-ink-2 wrap-anywhere">
          {request.reason}
        </p>
      )}
      {request.photos.length > 0 && <FileStrip files={request.photos} />}
      {order?.number != null && <p className="text-14 text-ink-3 tabular-nums">{order.number}</p>}
      {state === 'open' && (request.may_settle || isMine) && (
        <div className="flex flex-wrap items-start gap-2">
          {request.may_settle && (
            <>
              <Link
                to="/purchase-orders/new"
                search={{ request: id }}
                className={buttonStyles({ size: 'sm', variant: 'primary' })}
              >
                <Trans>Order it</Trans>
              </Link>
              <Button
                size="sm"
                disabledReason={offlineReason}
                aria-label={t`Decline: ${what}`}
                onClick={() => setDeclining(true)}
              >
                <Trans>Decline</Trans>
              </Button>
            </>
          )}
          {isMine && (
            <Button
              size="sm"
              variant="quiet"
              isBusy={change.isPending}
              disabledReason={offlineReason}
              aria-label={t`Withdraw: ${what}`}
              onClick={withdraw}
            >
              <Trans>Withdraw</Trans>
            </Button>
          )}
        </div>
      )}
      <Suspense>
        {isDeclining && <DeclineSheet request={request} onClose={() => setDeclining(false)} />}
      </Suspense>
    </li>
  );
}
