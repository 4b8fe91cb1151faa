import { randomUUID } from 'node:crypto';
import type { Cast } from './cast.ts';

export type PlantedOrder = {
  readonly vendor: string;
  readonly order: string;
};

/** A row in every table of purchasing, for both companies. Answers those of the first. */
export async function plantPurchasing(cast: Cast): Promise<PlantedOrder> {
  const { database } = cast;
  const plant = async (company: string, author: string, other: string): Promise<PlantedOrder> => {
    const ids = { vendor: randomUUID(), order: randomUUID() };
    for (const [text, ...values] of [
      [`insert into vendors (company_id, id, name) values ($1, $2, 'Supply house')`, ids.vendor],
      [
        `insert into vendor_documents (company_id, id, vendor_id, kind, name)
         values ($1, gen_random_uuid(), $2, 'insurance', 'Liability')`,
        ids.vendor,
      ],
      [
        `insert into purchase_orders (company_id, id, author_person_id, vendor_id) values ($1, $2, $3, $4)`,
        ids.order,
        author,
        ids.vendor,
      ],
      [
        `insert into order_revisions (company_id, order_id, revision, saved_by, vendor_id) values ($1, $2, 1, $3, $4)`,
        ids.order,
        author,
        ids.vendor,
      ],
      [
        `insert into purchase_order_lines (company_id, order_id, revision, position, id, description, quantity, unit,
           price, amount_cents, cost_cents)
         values ($1, $2, 1, 1, gen_random_uuid(), 'Wire', 1000, 'ft', 10000, 100, 100)`,
        ids.order,
      ],
      [
        `insert into order_events (company_id, order_id, sequence, id, kind, revision, actor_person_id, request_hash)
         values ($1, $2, 1, gen_random_uuid(), 'created', 1, $3, sha256('x'))`,
        ids.order,
        author,
      ],
      ['insert into purchasing_settings (company_id) values ($1)'],
      [
        'insert into approval_limits (company_id, person_id, limit_cents) values ($1, $2, 250000)',
        author,
      ],
      [
        `insert into approval_delegations (company_id, id, giver_person_id, delegate_person_id, starts_on, ends_on)
         values ($1, gen_random_uuid(), $2, $3, '2026-01-01', '2026-01-02')`,
        author,
        other,
      ],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop
      await database.query(text, [company, ...values]);
    }
    return ids;
  };
  await plant(cast.foreign.company, cast.foreign.admin.personId, cast.foreign.employee.personId);
  return plant(cast.company, cast.supervisor.personId, cast.admin.personId);
}
