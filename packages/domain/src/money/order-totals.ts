import { spreadAmount } from './amounts.ts';
import { roundHalfUp } from './fraction.ts';

type PricedLine = {
  /** Thousandths of the unit. */
  readonly quantity: number;
  /** Ten-thousandths of the currency's unit, for `price_factor` thousandths of the unit. */
  readonly price: number;
  readonly price_factor: number;
  /** Ten-thousandths of a percent. */
  readonly tax_rate: number;
};

type PricedOrder = {
  readonly lines: readonly PricedLine[];
  readonly discount_cents: number;
  readonly freight_cents: number;
};

type OrderTotals = Readonly<
  Record<
    'subtotal_cents' | 'discount_cents' | 'freight_cents' | 'tax_cents' | 'total_cents',
    number
  >
>;

/** Ten-thousandths of a percent in a whole. */
const wholeRate = 1_000_000n;

/** Returns quantity × price in cents, with half a cent rounded up. The price is for `price_factor` of the unit. */
export function lineCents({
  quantity,
  price,
  price_factor: factor,
}: Omit<PricedLine, 'tax_rate'>): number {
  return roundHalfUp({ over: BigInt(quantity) * BigInt(price), under: BigInt(factor) * 100n });
}

/**
 * Returns the totals of an order, shown while it is being typed, even offline. `app.priced_lines` and
 * `app.order_totals` are tested with the same cases (`cases/order-totals.json`).
 */
export function orderTotals({ lines, discount_cents, freight_cents }: PricedOrder): OrderTotals {
  // Without lines there is nothing to discount or to ship.
  if (lines.length === 0) return nothing;
  const amounts = lines.map(lineCents);
  const discounts = spreadAmount(discount_cents, amounts);
  const taxes = lines.map(({ tax_rate: rate }, row) =>
    roundHalfUp({
      over: BigInt((amounts[row] ?? 0) - (discounts[row] ?? 0)) * BigInt(rate),
      under: wholeRate,
    }),
  );
  const subtotal_cents = sum(amounts);
  const tax_cents = sum(taxes);
  return {
    subtotal_cents,
    discount_cents,
    freight_cents,
    tax_cents,
    total_cents: subtotal_cents - discount_cents + freight_cents + tax_cents,
  };
}

const nothing: OrderTotals = {
  subtotal_cents: 0,
  discount_cents: 0,
  freight_cents: 0,
  tax_cents: 0,
  total_cents: 0,
};

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
