import { members, type RpcRights } from './calls.ts';

const buyers = ['supervisor', 'admin', 'outsider'] as const;
const admins = ['admin', 'outsider'] as const;
const vendor = `{"name": "Lumber yard", "account_number": null, "mail": null, "phone": null, "address": null,
  "terms_days": 30, "contacts": [], "note": null}`;
const entry = `{"vendor_id": null, "vendor_name": "Lumber yard", "project_id": null, "ship_to": null, "needed_by": null,
  "discount_cents": 0, "freight_cents": 0, "vendor_note": null, "note": null, "lines": []}`;

const counterEntry = entry.replace(
  '"lines": []',
  '"lines": [{"id": "5b1f0c9e-8f0e-4c1d-9a53-0f5f8f6f2a11", "description": "Wire", "item_number": null, "quantity": 1000, "unit": "ft", "price": 0, "price_unit": null, "price_factor": 1000, "tax_rate": 0, "cost_code_id": null, "cost_type": null}]',
);

const receipt = `{"total_cents": 1000, "tax_cents": 0, "project_id": "$project", "cost_code_id": null,
  "cost_type": "M", "paid_by": "own_money", "bought_on": "2026-01-05", "vendor_name": null, "note": null,
  "order_id": null}`;

const claim = `{"kind": "mileage", "day": "2026-01-06", "project_id": "$project", "cost_code_id": null,
  "quantity": 12000, "odometer_from": null, "odometer_to": null, "from_site_id": null, "to_site_id": null,
  "is_edge_day": false, "note": null}`;

/** Calls about vendors, purchase orders and how a company buys. */
export const purchasingRights: Readonly<Record<string, RpcRights>> = {
  list_vendors: { call: 'list_vendors()', ok: buyers, anon: 'denied' },
  vendor_page: { call: `vendor_page('$vendor')`, ok: ['supervisor', 'admin'], anon: 'denied' },
  save_vendor: {
    call: `save_vendor(gen_random_uuid(), '${vendor}')`,
    ok: buyers,
    anon: 'denied',
  },
  set_vendor_archived: {
    call: `set_vendor_archived('$vendor', true, 1)`,
    ok: ['admin'],
    anon: 'denied',
  },
  import_vendors: {
    call: `import_vendors('[{"name": "Lumber yard"}]', 'check')`,
    ok: admins,
    anon: 'denied',
  },
  save_vendor_document: {
    call: `save_vendor_document(gen_random_uuid(), '$vendor', '{"kind": "license", "name": "License", "expires_on": null, "file_id": null}')`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
  remove_vendor_document: {
    call: `remove_vendor_document('$vendor_document', 1)`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
  list_orders: { call: 'list_orders()', ok: buyers, anon: 'denied' },
  order_page: { call: `order_page('$order')`, ok: ['supervisor', 'admin'], anon: 'denied' },
  check_order: { call: `check_order(null, '${entry}')`, ok: buyers, anon: 'denied' },
  save_order: {
    call: `save_order(gen_random_uuid(), '${entry}')`,
    ok: buyers,
    anon: 'denied',
  },
  submit_order: {
    call: `submit_order(gen_random_uuid(), '$order', 1)`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
  // It is the supervisor's own order.
  decide_order: {
    call: `decide_order(gen_random_uuid(), '$waiting_order', 1, 'return', 'Add the code')`,
    ok: ['admin'],
    anon: 'denied',
  },
  cancel_order: {
    call: `cancel_order(gen_random_uuid(), '$order', 1, 'Not needed')`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
  close_order: {
    call: `close_order(gen_random_uuid(), '$approved_order', 1, 'Delivered')`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
  mark_order_sent: {
    call: `mark_order_sent(gen_random_uuid(), '$approved_order', 1, 'phone')`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
  reserve_order_numbers: {
    call: 'reserve_order_numbers(gen_random_uuid())',
    ok: buyers,
    anon: 'denied',
  },
  record_counter_order: {
    call: `record_counter_order(gen_random_uuid(), '{"v": 1, "number": "$reserved_number", "device_id": "$device", "ordered_at": "2026-01-01T12:00:00Z", "files": [], "order": ${counterEntry}}')`,
    ok: ['supervisor'],
    anon: 'denied',
  },
  record_order_request: {
    call: `record_order_request(gen_random_uuid(), '{"v": 1, "what": "Screws", "quantity": null, "project_id": null, "needed_by": null, "same_as_id": null, "requested_at": "2026-01-01T12:00:00Z", "files": []}')`,
    ok: members,
    anon: 'denied',
  },
  list_order_requests: { call: 'list_order_requests()', ok: members, anon: 'denied' },
  decline_order_request: {
    call: `decline_order_request('$open_request', 1, 'In stock')`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
  withdraw_order_request: {
    call: `withdraw_order_request('$open_request', 1)`,
    ok: ['employee'],
    anon: 'denied',
  },
  record_receipt: {
    call: `record_receipt(gen_random_uuid(), '${receipt.replace('{', '{"v": 1, "files": [], ')}')`,
    ok: ['employee', 'supervisor', 'admin'],
    anon: 'denied',
  },
  list_receipts: { call: 'list_receipts()', ok: members, anon: 'denied' },
  receipt_page: {
    call: `receipt_page('$receipt')`,
    ok: ['employee', 'supervisor', 'admin'],
    anon: 'denied',
  },
  save_receipt: {
    call: `save_receipt('$receipt', 1, '${receipt}')`,
    ok: ['employee', 'admin'],
    anon: 'denied',
  },
  decide_receipt: {
    call: `decide_receipt('$receipt', 1, 'approve', null)`,
    ok: ['admin'],
    anon: 'denied',
  },
  withdraw_receipt: {
    call: `withdraw_receipt('$receipt', 1)`,
    ok: ['employee'],
    anon: 'denied',
  },
  record_claim: {
    call: `record_claim(gen_random_uuid(), '${claim.replace('{', '{"v": 1, ')}')`,
    ok: ['employee', 'supervisor', 'admin'],
    anon: 'denied',
  },
  list_claims: { call: 'list_claims()', ok: members, anon: 'denied' },
  propose_claims: { call: 'propose_claims()', ok: members, anon: 'denied' },
  save_claim: {
    call: `save_claim('$mileage_claim', 1, '${claim}')`,
    ok: ['employee'],
    anon: 'denied',
  },
  // Approved by the employee's supervisor, like their timesheet.
  decide_claim: {
    call: `decide_claim('$mileage_claim', 1, 'approve', null)`,
    ok: ['supervisor'],
    anon: 'denied',
  },
  withdraw_claim: { call: `withdraw_claim('$mileage_claim', 1)`, ok: ['employee'], anon: 'denied' },
  save_claim_rate: {
    call: `save_claim_rate('{"kind": "per_diem", "valid_from": "2026-01-01", "unit": "day", "rate": 680000, "edge_percent": 75}')`,
    ok: admins,
    anon: 'denied',
  },
  remove_claim_rate: {
    call: `remove_claim_rate('mileage', '2026-01-01')`,
    ok: admins,
    anon: 'denied',
  },
  send_order: {
    call: `send_order(gen_random_uuid(), '$approved_order', 1, 'vendor@supply.test')`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
  order_spend: { call: `order_spend('vendor')`, ok: admins, anon: 'denied' },
  read_purchasing_settings: { call: 'read_purchasing_settings()', ok: admins, anon: 'denied' },
  save_purchasing_settings: {
    call: `save_purchasing_settings('{"receipts_enabled": true, "requests_enabled": true, "supervisor_limit_cents": 0, "two_approvals_from_cents": null, "own_approval_up_to_cents": 0, "budget_rule": "warn", "insurance_rule": "warn"}', 1)`,
    ok: admins,
    anon: 'denied',
  },
  set_approval_limit: {
    call: `set_approval_limit('$supervisor', 100)`,
    ok: ['admin'],
    anon: 'denied',
  },
  my_delegations: { call: 'my_delegations()', ok: buyers, anon: 'denied' },
  save_delegation: {
    call: `save_delegation(gen_random_uuid(), '$supervisor', '$admin', current_date, current_date + 1)`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
  withdraw_delegation: {
    call: `withdraw_delegation('$delegation')`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
};
