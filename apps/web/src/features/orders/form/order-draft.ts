import {
  type OrderCostType,
  type OrderForm,
  type OrderLine,
  type OrderLineForm,
  orderLimits,
  type OrderRevision,
} from '@muster/contract/purchase-orders';
import {
  decimalText,
  parseAmount,
  parseDecimal,
  parsePrice,
  parseQuantity,
} from '@muster/domain/money/decimal-text';
import { amountDecimals, priceDecimals, quantityDecimals } from '@muster/domain/money/amounts';
import { randomId } from '../../../platform/random-id.ts';

type Region = string | readonly string[];

/** A line as typed into the form. */
export type LineDraft = {
  readonly id: string;
  readonly description: string;
  readonly item_number: string;
  readonly quantity: string;
  readonly unit: string;
  readonly price: string;
  /** Empty: the price is for one `unit`. */
  readonly price_unit: string;
  readonly price_factor: string;
  readonly tax_rate: string;
  readonly cost_code_id: string | null;
  readonly cost_type: OrderCostType | null;
};

/** A vendor from the list, or one that was typed in, whose id is null. */
export type VendorChoice = { readonly id: string | null; readonly name: string };

/** An order as typed into the form, with the server's field names. */
export type OrderDraft = {
  readonly vendor_id: VendorChoice | null;
  readonly project_id: string | null;
  readonly ship_to: string;
  readonly needed_by: string;
  readonly lines: readonly LineDraft[];
  readonly discount_cents: string;
  readonly freight_cents: string;
  readonly vendor_note: string;
  readonly note: string;
};

/** Decimals of a percentage that is stored in ten-thousandths. */
const rateDecimals = 4;

/** Returns an empty line with the tax rate, cost code and cost type of the line above. */
export function newLine(above?: LineDraft): LineDraft {
  return {
    id: randomId(),
    description: '',
    item_number: '',
    quantity: '1',
    unit: '',
    price: '',
    price_unit: '',
    price_factor: '',
    tax_rate: above?.tax_rate ?? '',
    cost_code_id: above?.cost_code_id ?? null,
    cost_type: above?.cost_type ?? 'M',
  };
}

export function newOrder(from: Partial<OrderDraft> = {}): OrderDraft {
  return {
    vendor_id: null,
    project_id: null,
    ship_to: '',
    needed_by: '',
    lines: [newLine()],
    discount_cents: '',
    freight_cents: '',
    vendor_note: '',
    note: '',
    ...from,
  };
}

/** Converts a stored revision to a draft. */
export function draftOf(revision: OrderRevision, region: Region): OrderDraft {
  const { vendor, project, totals, lines } = revision;
  return {
    vendor_id: vendor === null ? null : { id: vendor.id, name: vendor.name },
    project_id: project?.id ?? null,
    ship_to: revision.ship_to ?? '',
    needed_by: revision.needed_by ?? '',
    lines: lines.length === 0 ? [newLine()] : lines.map((line) => lineDraftOf(line, region)),
    discount_cents: typedText(totals.discount_cents, amountDecimals, region),
    freight_cents: typedText(totals.freight_cents, amountDecimals, region),
    vendor_note: revision.vendor_note ?? '',
    note: revision.note ?? '',
  };
}

function lineDraftOf(line: OrderLine, region: Region): LineDraft {
  return {
    id: line.id,
    description: line.description,
    item_number: line.item_number ?? '',
    quantity: typedText(line.quantity, quantityDecimals, region),
    unit: line.unit,
    price: typedText(line.price, priceDecimals, region),
    price_unit: line.price_unit ?? '',
    price_factor:
      line.price_unit === null ? '' : typedText(line.price_factor, quantityDecimals, region),
    tax_rate: typedText(line.tax_rate, rateDecimals, region),
    cost_code_id: line.cost_code?.id ?? null,
    cost_type: line.cost_type,
  };
}

/** Formats a number as someone would type it; empty for zero. */
function typedText(value: number, decimals: number, region: Region): string {
  return value === 0 ? '' : decimalText(value, decimals, region, { useGrouping: false });
}

/** A field with an error; for a field of a line, with the line's index from 0. */
export type WrongPart = readonly [keyof OrderDraft] | readonly ['lines', number, keyof LineDraft];

/** How complete an order has to be: a draft may lack most fields, an order at a counter its prices. */
export type Purpose = 'draft' | 'submit' | 'counter';

type ReadOrder = { readonly order: OrderForm; readonly wrong: readonly WrongPart[] };

/**
 * Converts a draft to what the server accepts. Fields with errors are listed in `wrong` and have a fallback in `order`.
 */
export function readDraft(draft: OrderDraft, purpose: Purpose, region: Region): ReadOrder {
  const wrong: WrongPart[] = [];
  const amount = (name: 'discount_cents' | 'freight_cents'): number => {
    const cents = draft[name].trim() === '' ? 0 : parseAmount(draft[name], region);
    if (cents !== null && cents >= 0 && cents <= orderLimits.amount) return cents;
    wrong.push([name]);
    return 0;
  };
  const typed = draft.lines.map((line, row) => ({ line, row }));
  // Skip the lines that no one has started.
  const begun = typed.filter(({ line }) => !isUntouched(line));
  const lines = begun.map(({ line, row }) =>
    readLine(line, purpose, region, (name) => wrong.push(['lines', row, name])),
  );
  if (purpose !== 'draft') {
    if (draft.vendor_id === null) wrong.push(['vendor_id']);
    if (lines.length === 0) wrong.push(['lines', 0, 'description']);
  }
  const { vendor_id: vendor } = draft;
  const order: OrderForm = {
    vendor_id: vendor?.id ?? null,
    vendor_name: vendor === null || vendor.id !== null ? null : vendor.name,
    project_id: draft.project_id,
    ship_to: textOrNull(draft.ship_to),
    needed_by: textOrNull(draft.needed_by),
    discount_cents: amount('discount_cents'),
    freight_cents: amount('freight_cents'),
    vendor_note: textOrNull(draft.vendor_note),
    note: textOrNull(draft.note),
    lines,
  };
  return { order, wrong };
}

function readLine(
  line: LineDraft,
  purpose: Purpose,
  region: Region,
  refuse: (name: keyof LineDraft) => void,
): OrderLineForm {
  const number = (
    name: 'quantity' | 'price' | 'price_factor' | 'tax_rate',
    parse: (typed: string) => number | null,
    bounds: { readonly least: number; readonly most: number; readonly ifEmpty?: number },
  ): number => {
    const text = line[name].trim();
    const value = text === '' ? (bounds.ifEmpty ?? null) : parse(text);
    if (value !== null && value >= bounds.least && value <= bounds.most) return value;
    refuse(name);
    return bounds.least;
  };
  const priceUnit = textOrNull(line.price_unit);
  const description = line.description.trim();
  if (description === '') refuse('description');
  return {
    id: line.id,
    description,
    item_number: textOrNull(line.item_number),
    quantity: number('quantity', (text) => parseQuantity(text, region), {
      least: 1,
      most: orderLimits.quantity,
    }),
    unit: textOrNull(line.unit) ?? 'ea',
    price: number('price', (text) => parsePrice(text, region), {
      least: purpose === 'counter' ? 0 : 1,
      most: orderLimits.price,
      ...(purpose === 'counter' && { ifEmpty: 0 }),
    }),
    price_unit: priceUnit,
    price_factor:
      priceUnit === null
        ? 1000
        : number('price_factor', (text) => parseQuantity(text, region), {
            least: 1,
            most: orderLimits.priceFactor,
            ifEmpty: 1000,
          }),
    tax_rate: number('tax_rate', (text) => parseDecimal(text, region, rateDecimals), {
      least: 0,
      most: orderLimits.taxRate,
      ifEmpty: 0,
    }),
    cost_code_id: line.cost_code_id,
    cost_type: line.cost_type,
  };
}

export function isUntouched({ description, item_number, unit, price }: LineDraft): boolean {
  return [description, item_number, unit, price].every((text) => text.trim() === '');
}

function textOrNull(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : trimmed;
}

const lineNames = [
  'description',
  'item_number',
  'quantity',
  'unit',
  'price',
  'price_unit',
  'price_factor',
  'tax_rate',
  'cost_code_id',
  'cost_type',
] as const satisfies readonly (keyof LineDraft)[];

/**
 * Returns the form's field for a refusal's detail: `lines.2.price` is the price of the second line sent. Null if the
 * form has no such field.
 */
export function partNamed(detail: string, { lines }: OrderDraft): WrongPart | null {
  if (detail === 'vendor_name') return ['vendor_id'];
  const [, place, field] = /^lines\.(\d+)\.(\w+)$/.exec(detail) ?? [];
  const sent = lines.flatMap((line, row) => (isUntouched(line) ? [] : [row]));
  const row = sent[Number(place) - 1];
  const name = lineNames.find((one) => one === field);
  return row === undefined || name === undefined ? null : ['lines', row, name];
}
