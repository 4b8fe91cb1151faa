import { bridge, type RpcRights } from './calls.ts';

const code = `(select c.id from cost_codes c order by c.code limit 1)`;
const cost = `jsonb_build_object('source', 'typed', 'date', '2026-01-05', 'cost_code_id', ${code}, 'cost_type', 'M',
  'amount', 1200, 'hours', 0, 'note', null)`;
const burden =
  '{"person_id": null, "classification": "Rigger", "percent": 3200, "valid_from": "2026-01-05"}';
const modification = `jsonb_build_object('date', '2026-01-05', 'note', 'More concrete', 'lines', jsonb_build_array(
  jsonb_build_object('cost_code_id', ${code}, 'cost_type', 'M', 'hours', 0, 'quantity', 0, 'amount', 0)))`;

const changeOrder =
  '{"title": "Deeper footing", "scope": null, "price": 1200, "lines": [], "ticket_ids": []}';

/** Calls about what projects cost. */
export const costRights: Readonly<Record<string, RpcRights>> = {
  read_budget: { call: `read_budget(${bridge})`, ok: ['admin'], anon: 'denied' },
  read_cost_rows: {
    call: `read_cost_rows(${bridge}, null, 'L', 'actual')`,
    ok: ['admin'],
    anon: 'denied',
  },
  // The budgets of the matrix are active.
  save_budget: { call: `save_budget(${bridge}, 1, '[]')`, ok: [], anon: 'denied' },
  import_budget: {
    call: `import_budget(${bridge}, '[{"code": "x"}]', 'check')`,
    ok: [],
    anon: 'denied',
  },
  activate_budget: { call: `activate_budget(${bridge}, 1)`, ok: [], anon: 'denied' },
  add_budget_modification: {
    call: `add_budget_modification(gen_random_uuid(), ${bridge}, ${modification})`,
    ok: ['admin'],
    anon: 'denied',
  },
  save_direct_cost: {
    call: `save_direct_cost(gen_random_uuid(), ${bridge}, 1, ${cost})`,
    ok: ['admin'],
    anon: 'denied',
  },
  remove_direct_cost: {
    call: `remove_direct_cost('$direct_cost', 1)`,
    ok: ['admin'],
    anon: 'denied',
  },
  save_labor_burden: {
    call: `save_labor_burden(gen_random_uuid(), '${burden}')`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  remove_labor_burden: {
    call: `remove_labor_burden('$labor_burden')`,
    ok: ['admin'],
    anon: 'denied',
  },
  list_labor_burdens: { call: 'list_labor_burdens()', ok: ['admin', 'outsider'], anon: 'denied' },
  read_job_hours: {
    call: `read_job_hours(${bridge})`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
  list_change_orders: { call: `list_change_orders(${bridge})`, ok: ['admin'], anon: 'denied' },
  read_change_order: { call: `read_change_order('$change_order')`, ok: ['admin'], anon: 'denied' },
  save_change_order: {
    call: `save_change_order(gen_random_uuid(), ${bridge}, 0, '${changeOrder}')`,
    ok: ['admin'],
    anon: 'denied',
  },
  send_change_order: {
    call: `send_change_order(gen_random_uuid(), '$change_order', 1, '{"secret_hash": "${'ab'.repeat(32)}", "days": 30}')`,
    ok: ['admin'],
    anon: 'denied',
  },
  // A draft is with no customer.
  reopen_change_order: {
    call: `reopen_change_order('$change_order', 1)`,
    ok: [],
    anon: 'denied',
  },
  decide_change_order: {
    call: `decide_change_order('$change_order', 1, '{"decision": "approved", "name": "Dana", "note": null}')`,
    ok: ['admin'],
    anon: 'denied',
  },
  void_change_order: {
    call: `void_change_order('$change_order', 1, 'Ordered twice')`,
    ok: ['admin'],
    anon: 'denied',
  },
  read_work_in_progress: {
    call: 'read_work_in_progress()',
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  save_contract_money: {
    call: `save_contract_money(${bridge}, 1, '{"price": 1, "billed": 0, "billed_on": null}')`,
    ok: ['admin'],
    anon: 'denied',
  },
};
