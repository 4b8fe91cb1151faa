import { everybody, type RpcRights } from './calls.ts';

const plainTerms = `{"kind": "hourly", "classification": null, "overtime": null, "breaks": null, "time_zone": null, "salary": null}`;
const plainEntry = `{"started_at": "2026-10-05T14:00:00Z", "ended_at": "2026-10-05T15:00:00Z", "zone": "UTC",
  "project_id": null, "cost_code_id": null, "breaks": []}`;
const plainOtherPay = '{"date": "2026-02-02", "kind": "commission", "amount_cents": 4600}';
const plainJobRate = `{"person_id": null, "project_id": null, "cost_code_id": null, "classification": "Rigger", "rate": 400000,
  "fringe": 0, "currency": "USD", "mode": "replaces", "valid_from": "2026-01-05"}`;

/** Calls about time and its pay. */
export const timeRights: Readonly<Record<string, RpcRights>> = {
  my_clock: { call: 'my_clock()', ok: everybody, anon: 'denied' },
  live_board: {
    call: 'live_board()',
    ok: ['supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  record_punches: {
    call: `record_punches(jsonb_build_array('$punch'::jsonb))`,
    ok: ['employee', 'supervisor', 'admin', 'kiosk'],
    anon: 'denied',
  },
  decide_item: {
    call: `decide_item('$item', 'accept')`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
  my_crew_punches: { call: 'my_crew_punches()', ok: everybody, anon: 'denied' },
  answer_crew_punches: {
    call: `answer_crew_punches('{$crew_punch}', 'confirmed')`,
    ok: ['employee'],
    anon: 'denied',
  },
  save_pay_terms: {
    call: `save_pay_terms('$person', '2026-01-05', '${plainTerms}')`,
    ok: ['admin'],
    anon: 'denied',
  },
  // No pay terms in the matrix are upcoming.
  remove_pay_terms: { call: 'remove_pay_terms(gen_random_uuid())', ok: [], anon: 'denied' },
  read_pay_terms: { call: `read_pay_terms('$person')`, ok: ['admin'], anon: 'denied' },
  save_other_pay: {
    call: `save_other_pay(gen_random_uuid(), '$person', '${plainOtherPay}')`,
    ok: ['admin'],
    anon: 'denied',
  },
  remove_other_pay: { call: `remove_other_pay('$other_pay')`, ok: ['admin'], anon: 'denied' },
  read_other_pay: { call: `read_other_pay('$person')`, ok: ['admin'], anon: 'denied' },
  save_job_rate: {
    call: `save_job_rate(gen_random_uuid(), '${plainJobRate}')`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  end_job_rate: {
    call: `end_job_rate('$job_rate', '2026-02-02')`,
    ok: ['admin'],
    anon: 'denied',
  },
  list_job_rates: { call: 'list_job_rates()', ok: ['admin', 'outsider'], anon: 'denied' },
  last_week_facts: { call: 'last_week_facts()', ok: ['admin', 'outsider'], anon: 'denied' },
  my_time_facts: {
    call: `my_time_facts('2026-10-05', '2026-10-11')`,
    ok: ['employee', 'supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  hours_progress: {
    call: 'hours_progress()',
    ok: ['supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  my_sheet: {
    call: `my_sheet()->'verdict'`,
    ok: ['employee', 'supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  read_sheet: {
    call: `read_sheet('$person')->'verdict'`,
    ok: ['employee', 'supervisor', 'admin'],
    anon: 'denied',
  },
  read_sheet_pay: {
    call: `read_sheet_pay('$person', '2025-12-29')`,
    ok: ['admin'],
    anon: 'denied',
  },
  entry_history: {
    call: `entry_history((select e.id from time_entries e where e.person_id = '$person' limit 1))->'verdict'`,
    ok: ['employee', 'supervisor', 'admin'],
    anon: 'denied',
  },
  list_sheet_jobs: {
    call: `list_sheet_jobs()->'verdict'`,
    ok: ['supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  list_sheets: {
    call: `list_sheets()->'verdict'`,
    ok: ['supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  list_waiting_sheets: {
    call: 'list_waiting_sheets()',
    ok: ['supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  list_exceptions: {
    call: 'list_exceptions()',
    ok: ['supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  // Everyone in the matrix has hours that haven't been calculated yet.
  sign_sheet: {
    call: `sign_sheet('2025-12-29', 'hash', 'Signed', '1')`,
    ok: [],
    anon: 'denied',
  },
  approve_sheets: {
    call: `approve_sheets('2025-12-29', '{$person}')->'verdict'`,
    ok: ['supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  return_sheet: {
    call: `return_sheet('$person', '2025-12-29', 'Wrong')`,
    ok: [],
    anon: 'denied',
  },
  lock_sheets: {
    call: `lock_sheets('2025-12-29', '{$person}')->'verdict'`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  unlock_sheet: {
    call: `unlock_sheet('$person', '2025-12-29', 'Wrong')`,
    ok: [],
    anon: 'denied',
  },
  list_payroll_periods: {
    call: `list_payroll_periods(null, 2)->'verdict'`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  read_payroll_period: {
    call: `read_payroll_period('2025-12-29')->'verdict'`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  list_payroll_lines: {
    call: `list_payroll_lines('2025-12-29')->'verdict'`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  read_payroll_mapping: {
    call: `read_payroll_mapping('adp')->'verdict'`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  save_payroll_mapping: {
    call: `save_payroll_mapping('adp', '[{"kind": "person", "key": "$person", "value": "17"}]')`,
    ok: ['admin'],
    anon: 'denied',
  },
  // No timesheet in the matrix is locked.
  start_payroll_export: {
    call: `start_payroll_export(gen_random_uuid(), '2025-12-29', 'csv')`,
    ok: [],
    anon: 'denied',
  },
  cancel_payroll_export: {
    call: `cancel_payroll_export('$payroll_export')`,
    ok: ['admin'],
    anon: 'denied',
  },
  read_payroll_export: {
    call: `read_payroll_export('$payroll_export')->'verdict'`,
    ok: ['admin'],
    anon: 'denied',
  },
  // Its file hasn't been written yet.
  read_payroll_file: {
    call: `read_payroll_file('$payroll_export')`,
    ok: [],
    anon: 'denied',
  },
  list_certified_payrolls: {
    call: `list_certified_payrolls('2025-12-29')->'verdict'`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  // No timesheet in the matrix has work on the project.
  read_certified_payroll: {
    call: `read_certified_payroll('$project', '2025-12-29')->'verdict'`,
    ok: [],
    anon: 'denied',
  },
  import_certified_pay: {
    call: `import_certified_pay('2025-12-29', '[{"worker": "7", "tax_cents": 1200}]', 'check')`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  save_certified_pay: {
    call: `save_certified_pay('$person', '2025-12-29', '{"tax_cents": 1200}')`,
    ok: ['admin'],
    anon: 'denied',
  },
  save_project_contract: {
    call: `save_project_contract('$project', '{"contract_number": "DACW-1"}')`,
    ok: ['admin'],
    anon: 'denied',
  },
  correct_time: {
    call: `correct_time(gen_random_uuid(), '$person', 'add', null, '${plainEntry}', 'Forgotten')`,
    ok: ['employee', 'supervisor', 'admin'],
    anon: 'denied',
  },
  decide_correction: {
    call: `decide_correction('$correction', 'decline', 'Not true')`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
  withdraw_correction: {
    call: `withdraw_correction('$correction')`,
    ok: ['employee'],
    anon: 'denied',
  },
  // No one's time in the matrix has been corrected.
  dispute_correction: {
    call: `dispute_correction('$correction', 'Not true')`,
    ok: [],
    anon: 'denied',
  },
  list_corrections: {
    call: 'list_corrections()',
    ok: ['employee', 'supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  my_break_questions: {
    call: 'my_break_questions()',
    ok: ['employee', 'supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  answer_breaks: {
    call: `answer_breaks(gen_random_uuid(), current_date, '{"rest": "taken"}', now())`,
    ok: ['employee', 'supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
};
