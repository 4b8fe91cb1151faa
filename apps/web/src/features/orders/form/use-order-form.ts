import { useLingui } from '@lingui/react/macro';
import { counterOrderVersion } from '@muster/contract/counter-orders';
import { orderVerdictSchema, savedOrderSchema } from '@muster/contract/purchase-orders';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { okOrThrow } from '../../../data/client/ok-or-throw.ts';
import { useAddComment } from '../../../data/comments/use-add-comment.ts';
import { useData } from '../../../data/data-context.tsx';
import { reportingDeviceId } from '../../../data/devices/device-id.ts';
import { DataError } from '../../../data/errors/data-error.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { spendNumber } from '../../../data/orders/reserved-numbers.ts';
import { useRecordPurchase } from '../../../data/orders/use-record-purchase.ts';
import { useVerdictMutation } from '../../../data/query/use-verdict-mutation.ts';
import { valuesCheckedBy } from '../../../kit/form/form-schemas.ts';
import { type Form, useForm } from '../../../kit/form/use-form.ts';
import type { NewPhoto } from '../../../kit/photos/PhotosField.tsx';
import { randomId } from '../../../platform/random-id.ts';
import { ordersKey } from '../orders-key.ts';
import { useMoneyWords } from '../use-money-words.ts';
import {
  type OrderDraft,
  partNamed,
  type Purpose,
  readDraft,
  type WrongPart,
} from './order-draft.ts';

export type OrderFormValues = OrderDraft & {
  readonly photos: readonly NewPhoto[];
  /** An admin's reason, once the server has said that the order is over budget. */
  readonly override_reason: string;
};

type Done = 'saved' | 'submitted' | 'ordered';

type OrderFormOptions = {
  readonly orderId: string;
  readonly stored: OrderDraft;
  /** Version of the stored order; null for a new one. */
  readonly version: number | null;
  /** The requests that this order answers. */
  readonly requestIds: readonly string[];
  readonly currency: string;
  readonly onDone: (done: Done) => unknown;
};

export type OrderFormState = {
  readonly form: Form<OrderFormValues>;
  /** Call before the pressed button submits the form. */
  readonly aimFor: (purpose: Purpose) => void;
  readonly isWrong: (row: number, name: string) => boolean;
  /** The order is over budget, and the reader is an admin who may override that. */
  readonly asksOverride: boolean;
  readonly leavePhotos: () => void;
};

/** Runs the form of an order, which is saved as a draft, submitted, or placed at a counter offline. */
export function useOrderForm({
  orderId,
  stored,
  version,
  requestIds,
  currency,
  onDone,
}: OrderFormOptions): OrderFormState {
  const { t } = useLingui();
  const data = useData();
  const { user_id, role } = useIdentity();
  const { region } = useMoneyWords(currency);
  const recorder = useRecordPurchase();
  const comment = useAddComment({ kind: 'purchase_order', id: orderId });
  const [purpose, setPurpose] = useState<Purpose>('submit');
  const [refusedPart, setRefusedPart] = useState<WrongPart | null>(null);
  const [asksOverride, setAsksOverride] = useState(false);
  const [isTextOnly, setTextOnly] = useState(false);
  // If a draft was saved and then its submission was refused, the next press must update that draft.
  const saved = useRef({ version, areRequestsTold: false });

  const send = useVerdictMutation({
    change: async (
      { values, isSubmitted }: { values: OrderFormValues; isSubmitted: boolean },
      { repeat },
    ) => {
      const { order } = readDraft(values, isSubmitted ? 'submit' : 'draft', region);
      const kept = {
        id: orderId,
        entry: order,
        version: saved.current.version,
        request_ids: saved.current.areRequestsTold ? [] : requestIds,
      };
      const answer = okOrThrow(
        await repeat(() => data.api.rpc('save_order', kept, savedOrderSchema)),
      );
      saved.current = { version: answer.version, areRequestsTold: true };
      if (!isSubmitted) return;
      const submission = {
        request_id: randomId(),
        order_id: orderId,
        version: answer.version,
        override_reason: values.override_reason.trim() || null,
      };
      okOrThrow(await repeat(() => data.api.rpc('submit_order', submission, orderVerdictSchema)));
    },
    onSettled: () => data.queryClient.invalidateQueries({ queryKey: ordersKey(user_id) }),
  });

  /** Names the field's line, since the form knows the lines only as a whole. */
  async function sendOrSay(values: OrderFormValues, isSubmitted: boolean): Promise<void> {
    try {
      await send.mutateAsync({ values, isSubmitted });
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      if (error.code === 'over_budget' && role === 'admin') setAsksOverride(true);
      const part = partNamed(error.detail ?? '', values);
      if (part === null) throw error;
      setRefusedPart(part);
      const { kind, code, message, status } = error;
      throw new DataError({ kind, code, message, status, detail: part[0] }, { cause: error });
    }
  }

  async function orderAtCounter(values: OrderFormValues): Promise<void> {
    const { order } = readDraft(values, 'counter', region);
    const number = await spendNumber(data, user_id, (title) =>
      recorder.orderAtCounter(
        { id: orderId, title, photos: values.photos, isTextOnly },
        {
          v: counterOrderVersion,
          number: title,
          device_id: reportingDeviceId(data.platform.localStore),
          ordered_at: new Date(data.clock.nowMs()).toISOString(),
          order,
        },
      ),
    );
    if (number === null)
      throw new DataError({ kind: 'refused', code: 'numbers_used_up', message: '' });
  }

  const form = useForm({
    stored: { ...stored, photos: [] as readonly NewPhoto[], override_reason: '' },
    fields: {
      vendor_id: { label: t`Vendor`, wrong: t`Choose a vendor, or type a new one.` },
      project_id: { label: t`Project`, wrong: t`Choose a project.` },
      lines: { label: t`Lines`, wrong: t`Check the marked lines.` },
      discount_cents: { label: t`Discount`, wrong: t`Enter an amount, such as 25.00.` },
      freight_cents: { label: t`Freight`, wrong: t`Enter an amount, such as 25.00.` },
      ship_to: { label: t`Ship to`, wrong: t`Use at most 500 characters.` },
      needed_by: { label: t`Needed by`, wrong: t`Choose a day.` },
      vendor_note: { label: t`Note for the vendor`, wrong: t`Use at most 2,000 characters.` },
      note: { label: t`Note for your company`, wrong: t`Use at most 2,000 characters.` },
      photos: { label: t`Photos` },
      override_reason: { label: t`Why go over budget?`, wrong: t`Say why.` },
    },
    schema: valuesCheckedBy((values: OrderFormValues) => readDraft(values, purpose, region).wrong),
    refused: { over_budget: { field: 'override_reason' } },
    save: async (values) => {
      setRefusedPart(null);
      if (purpose === 'counter') return orderAtCounter(values);
      await sendOrSay(values, purpose === 'submit');
      const { photos } = values;
      if (photos.length === 0 || isTextOnly) return;
      const files = photos.map((photo) => ({ ...photo, caption: null }));
      await comment({ id: randomId(), body: null, mentions: [], files });
    },
    onSaved: () =>
      onDone(purpose === 'counter' ? 'ordered' : purpose === 'submit' ? 'submitted' : 'saved'),
  });

  return {
    form,
    aimFor: (next) => flushSync(() => setPurpose(next)),
    isWrong: (row, name) =>
      [...form.wrongPaths, ...(refusedPart === null ? [] : [refusedPart])].some(
        (path) => path[0] === 'lines' && path[1] === row && path[2] === name,
      ),
    asksOverride,
    leavePhotos: () => flushSync(() => setTextOnly(true)),
  };
}
