import { Trans, useLingui } from '@lingui/react/macro';
import type { ReadReceipt } from '@muster/contract/receipts';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { Breadcrumb, Crumb } from '../../../kit/page/Breadcrumb.tsx';
import { FileStrip } from '../../../kit/record/FileStrip.tsx';
import { RecordNotes } from '../../../kit/record/RecordNotes.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Card } from '../../../ui/Card.tsx';
import { KeyValue } from '../../../ui/KeyValue.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { linkStyle } from '../link-style.ts';
import { LoadedOrder } from '../LoadedOrder.tsx';
import { useLiveOrders } from '../use-live-orders.ts';
import { useMoneyWords } from '../use-money-words.ts';
import { useOrderWords } from '../use-order-words.ts';
import { ReceiptActions } from './ReceiptActions.tsx';
import { ReceiptTimeline } from './ReceiptTimeline.tsx';
import { receiptPageQuery } from './receipt-queries.ts';
import { receiptTones, useReceiptWords } from './use-receipt-words.ts';

/** `/purchase-orders/receipts/{receiptId}`: the picture, what it says, and what happened to it. */
export function ReceiptPage() {
  const { user_id } = useIdentity();
  const { receiptId = '' } = useParams({ strict: false });
  useLiveOrders();
  const result = useSnapshotQuery(receiptPageQuery(user_id, receiptId));
  return (
    <div className="w-full space-y-5">
      <Breadcrumb>
        <Crumb to="/purchase-orders">
          <Trans>Orders</Trans>
        </Crumb>
        <Crumb to="/purchase-orders/receipts">
          <Trans>Receipts</Trans>
        </Crumb>
      </Breadcrumb>
      <LoadedOrder result={result} kind="receipt">
        {(page) => <Receipt page={page} />}
      </LoadedOrder>
    </div>
  );
}

function Receipt({ page }: { readonly page: ReadReceipt }) {
  const { t } = useLingui();
  const { receipt, photos, currency } = page;
  const words = useReceiptWords();
  const money = useMoneyWords(currency);
  return (
    <>
      <header className="space-y-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h1 className="min-w-0 text-22 font-semibold tracking-title wrap-anywhere">
            <bdi>{receipt.vendor_name ?? <Trans>Receipt without a vendor</Trans>}</bdi>
          </h1>
          <p className="text-22 font-semibold tabular-nums">{money.amount(receipt.total_cents)}</p>
        </div>
        <StatusBadge tone={receiptTones[receipt.state]}>{words.state(receipt.state)}</StatusBadge>
      </header>
      {receipt.state === 'returned' && (
        <Banner tone="attention" title={words.state('returned')}>
          <bdi>{receipt.reason}</bdi>
        </Banner>
      )}
      {receipt.same_as.length > 0 && (
        <Banner tone="attention" title={<Trans>This may be the same receipt as another one</Trans>}>
          <span className="flex flex-wrap gap-x-4">
            {receipt.same_as.map((id) => (
              <Link
                key={id}
                to="/purchase-orders/receipts/$receiptId"
                params={{ receiptId: id }}
                className={`${linkStyle} flex min-h-11 items-center md:min-h-0`}
              >
                <Trans>Open the other one</Trans>
              </Link>
            ))}
          </span>
        </Banner>
      )}
      {receipt.was_archived && (
        <Banner tone="attention">
          <Trans>Its project was already archived when this receipt came.</Trans>
        </Banner>
      )}
      <ReceiptActions page={page} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <Card title={t`Picture`}>
          {photos.length === 0 ? (
            <p className="text-ink-2">
              <Trans>There is no picture of this receipt.</Trans>
            </p>
          ) : (
            <FileStrip files={photos} />
          )}
        </Card>
        <div className="min-w-0 space-y-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <ReceiptFacts page={page} />
          <Card title={t`History`}>
            <ReceiptTimeline events={page.events} />
          </Card>
        </div>
        <div className="min-w-0">
          <RecordNotes record={{ kind: 'receipt', id: receipt.id }} areFilesElsewhere />
        </div>
      </div>
    </>
  );
}

function ReceiptFacts({ page }: { readonly page: ReadReceipt }) {
  const { t } = useLingui();
  const { role } = useIdentity();
  const { receipt, currency, order } = page;
  const words = useReceiptWords();
  const orderWords = useOrderWords();
  const money = useMoneyWords(currency);
  const { project, cost_code } = receipt;
  const isLead = role === 'admin' || role === 'supervisor';
  const facts: readonly { readonly key: string; readonly value: ReactNode }[] = [
    {
      key: t`Project`,
      value: isLead ? (
        <Link
          to="/admin/projects/$projectId"
          params={{ projectId: project.id }}
          className={linkStyle}
        >
          <bdi>{project.name}</bdi>
        </Link>
      ) : (
        <bdi>{project.name}</bdi>
      ),
    },
    {
      key: t`Cost code`,
      value: cost_code === null ? '–' : <bdi>{`${cost_code.code} ${cost_code.name}`}</bdi>,
    },
    { key: t`Type`, value: orderWords.costType(receipt.cost_type) },
    { key: t`Paid by`, value: words.payer(receipt.paid_by) },
    { key: t`Tax`, value: money.amount(receipt.tax_cents) },
    { key: t`Bought on`, value: orderWords.day(receipt.bought_on) },
    { key: t`Person`, value: <bdi>{receipt.person.name}</bdi> },
    { key: t`Paid back in the period from`, value: page.paid_in && orderWords.day(page.paid_in) },
    {
      key: t`Order`,
      value:
        order === null ? null : order.may_read ? (
          <Link to="/purchase-orders/$orderId" params={{ orderId: order.id }} className={linkStyle}>
            {order.number ?? t`Order`}
          </Link>
        ) : (
          order.number
        ),
    },
  ];
  return (
    <Card title={t`Details`}>
      <KeyValue items={facts.filter(({ value }) => value !== null)} />
      {page.note !== null && (
        <p dir="auto" className="border-t border-line pt-2.5 pb-1 wrap-anywhere md:text-14">
          {page.note}
        </p>
      )}
    </Card>
  );
}
