import { orderLinkRequestSchema } from '@muster/contract/order-link';
import type { Database } from '../db/database.ts';
import type { ServerFunction } from '../functions/server-function.ts';

/**
 * `order-link`: shows an order by the token of a mail's link, or decides it. The token comes in the body, from the
 * address's fragment, so no log of addresses has it; and only a POST can act, so a mail scanner that follows links
 * changes nothing.
 */
export function createOrderLink(database: Database): ServerFunction {
  return {
    access: 'public',
    handle: async (request) => {
      if (request.method !== 'POST') return new Response(null, { status: 405 });
      const asked = orderLinkRequestSchema.safeParse(await request.json().catch(() => null));
      if (!asked.success) return Response.json({ verdict: 'refused', reason: 'link_not_valid' });
      const { token, act, reason } = asked.data;
      const [row] = await database.query<{ answer: unknown }>(
        'select app.answer_order_link($1, $2, $3) as answer',
        [token, act, reason ?? null],
      );
      return Response.json(row?.answer, { headers: { 'Cache-Control': 'no-store' } });
    },
  };
}
