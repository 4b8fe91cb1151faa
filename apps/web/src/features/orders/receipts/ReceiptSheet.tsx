import { Trans, useLingui } from '@lingui/react/macro';
import { receiptVersion } from '@muster/contract/receipts';
import { useRef, useState } from 'react';
import { useClock } from '../../../data/clock/use-clock.ts';
import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useJobs } from '../../../data/jobs/use-jobs.ts';
import { useRecordPurchase } from '../../../data/orders/use-record-purchase.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { PhotosField } from '../../../kit/photos/PhotosField.tsx';
import { randomId } from '../../../platform/random-id.ts';
import { KeptFormSheet, useKeptNotice } from '../KeptFormSheet.tsx';
import { useMoneyWords } from '../use-money-words.ts';
import { ProposedFields } from './ProposedFields.tsx';
import { ReceiptFields } from './ReceiptFields.tsx';
import { receiptsQuery } from './receipt-queries.ts';
import { useReceiptForm } from './use-receipt-form.ts';

/**
 * Adds a receipt by photo, also without a network. What the clock and the last receipt say is filled in, so a photo
 * and the total are enough.
 */
export function ReceiptSheet({ onClose }: { readonly onClose: () => void }) {
  const { user_id } = useIdentity();
  const clock = useClock();
  const { isSettled } = useJobs();
  const mine = useSnapshotQuery(receiptsQuery(user_id, 'mine'));
  // The form starts with what is known, so it waits for the device's data.
  if (clock.status === 'loading' || mine.status === 'loading' || !isSettled) return null;
  const job = clock.clock.open ?? clock.clock.entries[0];
  const known = mine.status === 'ready' ? mine.data : null;
  return (
    <LoadedSheet
      job={job}
      paidBy={known?.receipts[0]?.paid_by ?? 'company_card'}
      currency={known?.currency ?? 'USD'}
      onClose={onClose}
    />
  );
}

function LoadedSheet({
  job,
  paidBy,
  currency,
  onClose,
}: {
  readonly job:
    | { readonly projectId: string | null; readonly costCodeId: string | null }
    | undefined;
  readonly paidBy: 'company_card' | 'own_money' | 'account';
  readonly currency: string;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const { clock } = useData();
  const say = useKeptNotice();
  const recorder = useRecordPurchase();
  const money = useMoneyWords(currency);
  const { projects } = useJobs();
  const total = useRef<HTMLInputElement>(null);
  // One id for every attempt, so that saving twice makes one receipt.
  const [id] = useState(randomId);
  const [isTextOnly, setTextOnly] = useState(false);
  const [stored] = useState(() => ({
    photos: [],
    total_cents: '',
    tax_cents: '',
    project_id: job?.projectId ?? (projects.length === 1 ? (projects[0]?.id ?? null) : null),
    cost_code_id: job?.costCodeId ?? null,
    cost_type: 'M' as const,
    paid_by: paidBy,
    bought_on: new Date(clock.nowMs()).toLocaleDateString('sv'),
    vendor_name: '',
    note: '',
    order_id: null,
  }));
  const form = useReceiptForm({
    stored,
    currency,
    save: (facts, photos) =>
      recorder.addReceipt(
        {
          id,
          title: [money.amount(facts.total_cents), facts.vendor_name]
            .filter((text) => text !== null)
            .join(' · '),
          photos,
          isTextOnly,
        },
        { v: receiptVersion, ...facts },
      ),
    onSaved: () => {
      say('receipt', { sent: t`Receipt saved`, kept: t`Receipt saved on this device` });
      onClose();
    },
  });
  return (
    <KeptFormSheet
      form={form}
      title={t`Add receipt`}
      action={<Trans>Save receipt</Trans>}
      onTextOnly={() => setTextOnly(true)}
      onClose={onClose}
    >
      <PhotosField
        photos={form.values.photos}
        takesDocuments
        onChange={(next) => {
          form.change(({ photos }) => ({ photos: next(photos) }));
          // The total is the next thing to type; this saves a tap.
          total.current?.focus();
        }}
      />
      <ProposedFields form={form} currency={currency} />
      <ReceiptFields form={form} currency={currency} totalRef={total} />
    </KeptFormSheet>
  );
}
