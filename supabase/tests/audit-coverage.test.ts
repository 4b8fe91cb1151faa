import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../apps/testkit/src/index.ts';

/** Everything that rights, money and locations depend on is audited, without secrets. */
let opened: TestDatabase;
beforeAll(async () => void (opened = await openTestDatabase()));
afterAll(() => opened.close());

/** Tables without an audit of their own, and why. */
const exceptions: Readonly<Record<string, string>> = {
  audit_events: 'is the audit',
  break_answers: 'is a record of answers, written once',
  budget_modification_lines: 'belong to a modification, written once',
  client_errors: 'grants nothing; reports of what broke',
  clock_states: 'is made from entries',
  comment_revisions: 'is a history',
  crew_punch_answers: 'is a record of answers, written once',
  hazard_events: 'is a history',
  order_events: 'is a history',
  order_links: 'of one message each; what they decide is in order_events',
  order_revisions: 'is a history',
  purchase_order_lines: 'belong to a revision, which is a history',
  hazard_reporters: 'belongs to hazards, written once',
  hours_by_month: 'is day_results, added up',
  day_results: 'is calculated from the ledger and the rules',
  device_reports: 'when a device was last in contact',
  notification_settings:
    'of one’s own notifications only; profile_changes has when each was chosen',
  device_tokens: 'addresses of phones for pushes, a person’s own',
  inbox_items: 'messages to one person, who alone marks them as read',
  kiosk_devices: 'when a tablet was last seen; its registration is audited in kiosks',
  kiosk_punch_photos: 'belongs to the ledger',
  jsa_clips: 'goes with its transcript, which is audited',
  jsa_events: 'is a history',
  jsa_versions: 'is a history',
  locked_pay_lines: 'is frozen with a timesheet; timesheet_events is its history',
  pay_lines: 'is calculated from the ledger, the rules and the rates',
  payroll_export_pay: 'is frozen with an export, which is audited',
  payroll_export_time: 'is frozen with an export, which is audited',
  people_imports: 'a log; each person it made or changed is audited',
  people_views: 'filters that a person keeps',
  receipt_events: 'is the history of a receipt, written once',
  report_views: 'filters that a person keeps',
  reserved_numbers: 'says which numbers a device may use; the order that used one is audited',
  punch_answers: 'belongs to the ledger',
  punch_locations: 'belongs to the ledger, written once',
  punch_withdrawals: 'belongs to the ledger, written once',
  punches: 'the ledger, written once',
  reminder_log: 'is a log, written once',
  retention_runs: 'is a log of numbers; removed transcripts are audited',
  shift_changes: 'is a history, kept for a day so that schedulers can undo',
  shift_series: 'says how shifts were made; published_shifts has the audit',
  shifts: 'are plans; what people see is audited in published_shifts',
  time_off_ledger: 'is the ledger, written once',
  time_off_settled: 'is made by the rule, written once',
  time_adjustments: 'is calculated from what was locked and what the ledger says now',
  time_breaks: 'is made from the ledger',
  time_entries: 'is made from the ledger; time_entry_events is its history',
  time_entry_events: 'is a history',
  timesheet_signatures: 'belongs to the timesheet; timesheet_events is its history',
  timesheets: 'timesheet_events is its history',
};

test('every other table has the trigger for whatever happens to its rows', async () => {
  const rows = await opened.database.query<{ name: string; happens: string }>(`
    select c.relname::text as name, event.happens from pg_class c
    -- As pg_trigger.tgtype counts them.
    cross join (values ('insert', 4), ('delete', 8), ('update', 16)) as event (happens, bit)
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not exists (
        select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
        where t.tgrelid = c.oid and p.proname in ('audit_row', 'audit_new_rows', 'audit_changed_rows') and t.tgenabled = 'O'
          and t.tgtype & event.bit > 0
      )
    order by 1, 2`);
  const missing = rows.filter(({ name }) => !(name in exceptions));
  // Logs, which reject changes.
  expect(missing.map(({ name, happens }) => `${name} ${happens}`)).toEqual([
    'company_export_reads delete',
    'company_export_reads update',
    'job_rate_reads delete',
    'job_rate_reads update',
    'location_choices delete',
    'location_choices update',
    'location_notices delete',
    'location_notices update',
    'location_reads delete',
    'location_reads update',
    'pay_rate_reads delete',
    'pay_rate_reads update',
    'payroll_reads delete',
    'payroll_reads update',
    'timesheet_events delete',
    'timesheet_events update',
  ]);
});

test('columns that hold secrets are withheld from it', async () => {
  const rows = await opened.database.query<{ name: string }>(`
    select c.relname || '.' || a.attname as name
    from pg_trigger t
    join pg_proc p on p.oid = t.tgfoid and p.proname in ('audit_row', 'audit_new_rows', 'audit_changed_rows')
    join pg_class c on c.oid = t.tgrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where a.attname ~ '(hash|salt|token|secret|password|_key)$' and a.attname <> 'has_token'
      and not a.attname = any (string_to_array(split_part(encode(t.tgargs, 'escape'), '\\000', 1), ','))
    order by 1`);
  expect(rows).toEqual([]);
});

test('the audit log can be searched by each kind of record without a full scan', async () => {
  const [row] = await opened.database.query<{ definitions: string }>(`
    select string_agg(pg_get_indexdef(indexrelid), ' ') as definitions
    from pg_index where indrelid = 'audit_events'::regclass`);
  for (const columns of [
    '(company_id, recorded_at, id)',
    '(company_id, actor_person_id, recorded_at, id)',
    '(company_id, person_id, recorded_at, id)',
    '(company_id, subject, recorded_at, id)',
    '(company_id, subject_id, recorded_at, id)',
  ]) {
    expect(row?.definitions).toContain(columns);
  }
});
