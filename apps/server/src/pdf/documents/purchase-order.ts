import {
  orderPageSchema,
  type OrderLine,
  type OrderRevision,
} from '@muster/contract/purchase-orders';
import type { PdfDocument } from '@muster/contract/pdf';
import type { Language } from '@muster/domain/languages';
import {
  amountText,
  decimalText,
  priceText,
  quantityText,
} from '@muster/domain/money/decimal-text';

import { type Making, okOrRefuse, type PdfContent } from '../content.ts';
import type { PdfTimes } from '../pdf-times.ts';
import type { PdfWords } from '../pdf-words.ts';
import { purchaseOrderWords } from './purchase-order-words.ts';

type Asked = Extract<PdfDocument, { kind: 'purchase_order' }>;

/** The parts of an order that a vendor may read: no budget, no cost code, no internal note. */
export type OrderPaper = {
  readonly number: string | null;
  readonly isApproved: boolean;
  readonly currency: string;
  readonly orderedBy: string;
  readonly revision: OrderRevision;
};

/** The order as on its screen: the version in force, otherwise the one in progress, marked as not approved. */
export async function purchaseOrderContent(
  { order_id }: Asked,
  { read, ...making }: Making,
): Promise<PdfContent> {
  const [row] = await read<{ answer: unknown }>('select public.order_page($1::uuid) as answer', [
    order_id,
  ]);
  const page = okOrRefuse(orderPageSchema.parse(row?.answer));
  return orderPaperContent(
    {
      number: page.order.number,
      isApproved: page.in_force !== null || page.approval === 'approved',
      currency: page.currency,
      orderedBy: page.order.author.name,
      revision: page.in_force ?? page.current,
    },
    making,
  );
}

export function orderPaperContent(
  { number, isApproved, currency, orderedBy, revision }: OrderPaper,
  {
    language,
    times,
    words: { common },
  }: { readonly language: Language; readonly times: PdfTimes; readonly words: PdfWords },
): PdfContent {
  const words = purchaseOrderWords[language];
  const locale = `${language}-US`;
  const money = (cents: number) => amountText(cents, currency, locale);
  const { totals } = revision;
  return {
    template: 'purchase-order',
    fileName: `purchase-order-${number ?? 'draft'}`,
    title: words.title(number ?? words.draft),
    subtitle: revision.revision > 1 ? words.revision(revision.revision) : '',
    isLandscape: false,
    data: {
      warning: isApproved ? '' : words.notApproved,
      facts: [
        [words.vendor, revision.vendor?.name ?? words.none],
        [words.shipTo, revision.ship_to ?? words.none],
        [words.neededBy, revision.needed_by === null ? words.none : times.day(revision.needed_by)],
        [words.project, revision.project?.name ?? words.none],
        [words.orderedBy, orderedBy],
      ],
      header: words.header,
      lines: revision.lines.map((line, place) => [
        String(place + 1),
        [line.item_number, line.description].filter((part) => part !== null).join(' · '),
        `${quantityText(line.quantity, locale)} ${line.unit}`,
        words.each(priceText(line.price, currency, locale), pricedBy(line)),
        `${decimalText(line.tax_rate, 4, locale)} %`,
        money(line.amount_cents),
      ]),
      totals: [
        [words.subtotal, money(totals.subtotal_cents)],
        ...(totals.discount_cents === 0 ? [] : [[words.discount, money(-totals.discount_cents)]]),
        ...(totals.freight_cents === 0 ? [] : [[words.freight, money(totals.freight_cents)]]),
        ...(totals.tax_cents === 0 ? [] : [[words.tax, money(totals.tax_cents)]]),
      ],
      total: [words.total, money(totals.total_cents)],
      note: revision.vendor_note ?? '',
      words: { ...common, note: words.note },
    },
  };
}

const pricedBy = ({ unit, price_unit }: OrderLine) => price_unit ?? unit;
