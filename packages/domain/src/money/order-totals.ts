import type { OrderForm, OrderLineForm, OrderTotals } from '@muster/contract/purchase-orders';
import { spreadAmount } from '@muster/domain/money/amounts';
import { roundHalfUp } from '@muster/domain/money/fraction';

/** Ten-thousandths of a percent in a whole. */
const wholeRate = 1_000_000n;

/** Quantity × price in cents, the price being for `price_factor` of the unit. */
export function lineCents({
  quantity,
  price,
  price_factor: factor,
}: Pick<OrderLineForm, 'quantity' | 'price' | 'price_factor'>): number {
  return roundHalfUp({ over: BigInt(quantity) * BigInt(price), under: BigInt(factor) * 100n });
}

/** What an order comes to, as `app.order_totals` counts it: shown while it is typed, also without a network. */
export function orderTotals({
  lines,
  discount_cents,
  freight_cents,
}: Pick<OrderForm, 'lines' | 'discount_cents' | 'freight_cents'>): OrderTotals {
  // Without lines there is nothing to take a discount off or to carry.
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
