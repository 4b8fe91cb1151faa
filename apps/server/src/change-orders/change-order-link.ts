import { changeOrderLinkRequestSchema } from '@muster/contract/change-orders';
import type { Database } from '../db/database.ts';
import type { ServerFunction } from '../functions/server-function.ts';

/**
 * `change-order-link`: shows a change order to the customer by the secret of its link, or records their answer. The
 * secret comes in the body, from the address's fragment, so no log of addresses has it.
 */
export function createChangeOrderLink(database: Pick<Database, 'query'>): ServerFunction {
  return {
    access: 'public',
    handle: async (request) => {
      if (request.method !== 'POST') return new Response(null, { status: 405 });
      const asked = changeOrderLinkRequestSchema.safeParse(await request.json().catch(() => null));
      if (!asked.success) return Response.json({ verdict: 'refused', reason: 'link_not_valid' });
      const { secret, act } = asked.data;
      const [row] = await database.query<{ answer: unknown }>(
        'select app.answer_change_order_link($1, $2, $3) as answer',
        [secret, act, 'facts' in asked.data ? JSON.stringify(asked.data.facts) : null],
      );
      return Response.json(row?.answer, { headers: { 'Cache-Control': 'no-store' } });
    },
  };
}
