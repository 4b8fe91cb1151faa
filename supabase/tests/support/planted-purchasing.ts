import { randomUUID } from 'node:crypto';
import type { Cast } from './cast.ts';

/** By the marks that the calls of the role matrix have for them; longer marks before those they begin with. */
export type PlantedPurchasing = Readonly<
  Record<
    | 'vendor_document'
    | 'vendor'
    | 'waiting_order'
    | 'approved_order'
    | 'order'
    | 'delegation'
    | 'open_request'
    | 'receipt'
    | 'mileage_claim'
    | 'reserved_number'
    | 'device'
    | 'supervisor'
    | 'admin',
    string
  >
>;

/** A row in every table of purchasing, for both companies. Answers those of the first, the supervisor's. */
export async function plantPurchasing(cast: Cast): Promise<PlantedPurchasing> {
  const { database } = cast;
  const plant = async (
    company: string,
    author: string,
    other: string,
    employee: string,
    project: string,
  ): Promise<PlantedPurchasing> => {
    const ids = {
      vendor_document: randomUUID(),
      vendor: randomUUID(),
      waiting_order: randomUUID(),
      approved_order: randomUUID(),
      order: randomUUID(),
      delegation: randomUUID(),
      open_request: randomUUID(),
      receipt: randomUUID(),
      mileage_claim: randomUUID(),
      reserved_number: 'PO-2025-0009',
      device: randomUUID(),
      supervisor: author,
      admin: other,
    };
    const insert = (text: string, values: readonly (string | number | null)[]) =>
      database.query(text, [company, ...values]);
    await insert(`insert into vendors (company_id, id, name) values ($1, $2, 'Supply house')`, [
      ids.vendor,
    ]);
    await insert(
      `insert into vendor_documents (company_id, id, vendor_id, kind, name)
       values ($1, $2, $3, 'insurance', 'Liability')`,
      [ids.vendor_document, ids.vendor],
    );
    for (const [order, approval, number] of [
      [ids.order, 'draft', null],
      [ids.waiting_order, 'submitted', 'PO-2025-0001'],
      [ids.approved_order, 'approved', 'PO-2025-0002'],
    ] as const) {
      /* oxlint-disable no-await-in-loop */
      await insert(
        `insert into purchase_orders (company_id, id, author_person_id, vendor_id, approval, number, in_force)
         values ($1, $2, $3, $4, $5::text, $6, case when $5::text = 'approved' then 1 end)`,
        [order, author, ids.vendor, approval, number],
      );
      await insert(
        `insert into order_revisions (company_id, order_id, revision, vendor_id, saved_by)
         values ($1, $2, 1, $3, $4)`,
        [order, ids.vendor, author],
      );
      await insert(
        `insert into purchase_order_lines (company_id, order_id, revision, position, id, description, quantity, unit,
           price, amount_cents, cost_cents)
         values ($1, $2, 1, 1, gen_random_uuid(), 'Wire', 1000, 'ft', 10000, 100, 100)`,
        [order],
      );
      await insert(
        `insert into order_events (company_id, order_id, sequence, id, kind, revision, actor_person_id, request_hash)
         values ($1, $2, 1, gen_random_uuid(), 'created', 1, $3, sha256('x'))`,
        [order, author],
      );
      /* oxlint-enable no-await-in-loop */
    }
    await insert(
      `insert into order_links (company_id, order_id, revision, person_id, purpose, token_hash, expires_at)
       values ($1, $2, 1, $3, 'decide', sha256($4::text::bytea), now())`,
      [ids.waiting_order, other, ids.waiting_order],
    );
    await insert(
      'insert into reserved_numbers (company_id, number, device_id, person_id) values ($1, $2, $3, $4)',
      [ids.reserved_number, ids.device, author],
    );
    await insert(
      `insert into order_requests (company_id, id, person_id, what, requested_at, request_hash)
       values ($1, $2, $3, 'Screws', now(), sha256('x'))`,
      [ids.open_request, employee],
    );
    await insert(
      `insert into receipts (company_id, id, person_id, project_id, cost_type, paid_by, total_cents, bought_on,
         request_hash)
       values ($1, $2, $3, $4, 'M', 'own_money', 1000, '2026-01-05', sha256('x'))`,
      [ids.receipt, employee, project],
    );
    await insert(
      `insert into receipt_events (company_id, receipt_id, version, kind, actor_person_id)
       values ($1, $2, 1, 'added', $3)`,
      [ids.receipt, employee],
    );
    await insert(
      `insert into claim_rates (company_id, kind, valid_from, unit, rate)
       values ($1, 'mileage', '2026-01-01', 'mi', 7000)`,
      [],
    );
    await insert(
      `insert into claims (company_id, id, person_id, kind, day, project_id, amount_cents, quantity, unit, rate,
         request_hash)
       values ($1, $2, $3, 'mileage', '2026-01-05', $4, 700, 10000, 'mi', 7000, sha256('x'))`,
      [ids.mileage_claim, employee, project],
    );
    await insert('insert into purchasing_settings (company_id) values ($1)', []);
    await insert(
      'insert into approval_limits (company_id, person_id, limit_cents) values ($1, $2, 250000)',
      [author],
    );
    await insert(
      `insert into approval_delegations (company_id, id, giver_person_id, delegate_person_id, starts_on, ends_on)
       values ($1, $2, $3, $4, '2026-01-01', '2026-01-02')`,
      [ids.delegation, author, other],
    );
    return ids;
  };
  const { foreign } = cast;
  await plant(
    foreign.company,
    foreign.admin.personId,
    foreign.employee.personId,
    foreign.employee.personId,
    foreign.project,
  );
  return plant(
    cast.company,
    cast.supervisor.personId,
    cast.admin.personId,
    cast.employee.personId,
    cast.project,
  );
}
