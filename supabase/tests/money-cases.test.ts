import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import lineAmounts from '../../packages/domain/src/money/cases/line-amounts.json' with { type: 'json' };
import orderTotals from '../../packages/domain/src/money/cases/order-totals.json' with { type: 'json' };
import spreads from '../../packages/domain/src/money/cases/spreads.json' with { type: 'json' };
import { openTestDatabase, type TestDatabase } from '../../apps/testkit/src/index.ts';

/** Runs the cases of packages/domain/src/money against the database. */
let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

describe('the amount of a line', () => {
  test.each(lineAmounts)('$name', async ({ quantity, price, amount }) => {
    const [row] = await opened.database.query<{ amount: unknown }>(
      'select to_jsonb(app.line_amount($1, $2)) as amount',
      [quantity, price],
    );
    expect(row?.amount ?? null).toBe(amount);
  });
});

describe('an amount that is spread over lines', () => {
  test.each(spreads)('$name', async ({ total, weights, shares }) => {
    const [row] = await opened.database.query<{ shares: unknown }>(
      `select to_jsonb(app.spread_amount($1, array(
         select weight::bigint from jsonb_array_elements_text($2) with ordinality as w (weight, place) order by place
       ))) as shares`,
      [total, JSON.stringify(weights)],
    );
    expect(row?.shares).toEqual(shares);
  });
});

test.each(orderTotals)('an order $name', async ({ order, amounts, totals }) => {
  const [row] = await opened.database.query<{ amounts: unknown; totals: unknown }>(
    `select to_jsonb(app.order_totals(entry)) as totals, (
       select coalesce(jsonb_agg(p.amount_cents order by p.position), '[]')
       from app.priced_lines(
         entry -> 'lines', (entry ->> 'discount_cents')::bigint, (entry ->> 'freight_cents')::bigint
       ) p
     ) as amounts
     from (select $1::jsonb as entry) e`,
    [JSON.stringify(order)],
  );
  expect(row).toEqual({ amounts, totals });
});

test.each(['amount', 'price', 'quantity'])(
  '%s holds what JavaScript can, and no more',
  async (domain) => {
    for (const most of ['9007199254740991', '-9007199254740991']) {
      const [row] = await opened.database.query<{ kept: string }>(
        `select (${most})::public.${domain}::text as kept`,
      );
      expect(row?.kept).toBe(most);
    }
    for (const past of ['9007199254740992', '-9007199254740992']) {
      await expect(
        opened.database.query(`select (${past})::public.${domain}`),
      ).rejects.toMatchObject({
        code: '23514',
      });
    }
  },
);
