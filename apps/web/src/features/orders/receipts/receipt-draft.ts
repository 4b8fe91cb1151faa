import {
  type ReceiptFacts,
  type ReceiptPayer,
  type ReceiptType,
  longestReceiptText,
} from '@muster/contract/receipts';
import { orderLimits } from '@muster/contract/purchase-orders';
import { parseAmount } from '@muster/domain/money/decimal-text';

/** A receipt as typed into the form. */
export type ReceiptDraft = {
  readonly total_cents: string;
  readonly tax_cents: string;
  readonly project_id: string | null;
  readonly cost_code_id: string | null;
  readonly cost_type: ReceiptType;
  readonly paid_by: ReceiptPayer;
  readonly bought_on: string;
  readonly vendor_name: string;
  readonly note: string;
  readonly order_id: string | null;
};

/** Returns what the server accepts, or the fields with errors. */
export function resolveReceipt(
  draft: ReceiptDraft,
  locale: string | readonly string[],
): { readonly facts: ReceiptFacts } | { readonly problems: readonly (keyof ReceiptDraft)[] } {
  const total = parseAmount(draft.total_cents, locale);
  const tax = draft.tax_cents.trim() === '' ? 0 : parseAmount(draft.tax_cents, locale);
  const { project_id } = draft;
  const isTotal = total !== null && total > 0 && total <= orderLimits.amount;
  const isTax = tax !== null && tax >= 0 && (!isTotal || tax <= total);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(draft.bought_on);
  if (!isTotal || !isTax || !isDay || project_id === null) {
    return {
      problems: [
        ...(isTotal ? [] : (['total_cents'] as const)),
        ...(isTax ? [] : (['tax_cents'] as const)),
        ...(project_id === null ? (['project_id'] as const) : []),
        ...(isDay ? [] : (['bought_on'] as const)),
      ],
    };
  }
  return {
    facts: {
      total_cents: total,
      tax_cents: tax,
      project_id,
      cost_code_id: draft.cost_code_id,
      cost_type: draft.cost_type,
      paid_by: draft.paid_by,
      bought_on: draft.bought_on,
      vendor_name: textOf(draft.vendor_name, longestReceiptText.vendor),
      note: textOf(draft.note, longestReceiptText.note),
      order_id: draft.order_id,
    },
  };
}

const textOf = (typed: string, longest: number) => typed.trim().slice(0, longest) || null;
