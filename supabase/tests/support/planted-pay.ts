import type { Database } from '../../../apps/server/src/db/database.ts';

/** Plants a sheet for everyone, signed and locked once, with the records that follow from it. */
export async function plantSheets(database: Database): Promise<void> {
  const people = `from profiles where company_id is not null`;
  for (const insert of [
    `job_rates (id, company_id, classification, rate, currency, mode, valid_from)
     select gen_random_uuid(), id, 'Lineman', 400000, 'USD', 'replaces', '2026-01-05' from companies`,
    `job_rate_reads (company_id, reader_person_id)
     select company_id, min(person_id::text)::uuid ${people} group by company_id`,
    `other_pay (id, company_id, person_id, date, kind, amount_cents)
     select gen_random_uuid(), company_id, person_id, '2026-01-05', 'commission', 4600 ${people}`,
    `pay_terms (company_id, person_id, valid_from, kind)
     select company_id, person_id, '2025-01-06', 'hourly' ${people}`,
    `day_results select company_id, person_id, '2026-01-05', '2026-01-05', 480, 0, 0, 0, 0, 0, false, false,
       '[]', '[]', '[]', '[]', '2026a' ${people}`,
    `hours_by_month select company_id, person_id, '2026-01-01', null, null, 480, 0, 0 ${people}`,
    `pay_lines (company_id, person_id, week_from, position, period_from, period_to, earning, percent, minutes,
       is_split_week)
     select company_id, person_id, '2026-01-05', 0, '2026-01-05', '2026-01-11', 'regular', 100, 480, false ${people}`,
    `break_answers (id, company_id, person_id, workday, answers, answered_at)
     select gen_random_uuid(), company_id, person_id, '2026-01-05', '{"rest": "taken"}', now() ${people}`,
    `timesheets (company_id, person_id, period_from, period_to)
     select company_id, person_id, '2025-12-29', '2026-01-04' ${people}`,
    `timesheet_signatures (company_id, person_id, period_from, name, method, content_hash, wording)
     select company_id, person_id, '2025-12-29', 'Signed', 'login', 'hash', '1' ${people}`,
    `timesheet_events (company_id, person_id, period_from, kind)
     select company_id, person_id, '2025-12-29', 'signed' ${people}`,
    `time_corrections (id, company_id, person_id, kind, after, reason, state, is_locked, asked_by)
     select gen_random_uuid(), company_id, person_id, 'add', '{}', 'Forgotten', 'asked', false, person_id ${people}`,
    `punch_withdrawals (company_id, punch_id, correction_id)
     select c.company_id, (select p.id from punches p where p.person_id = c.person_id limit 1), c.id
     from time_corrections c where exists (select from punches p where p.person_id = c.person_id)`,
    `time_adjustments (company_id, person_id, date, class, minutes, open_from)
     select company_id, person_id, '2025-12-29', 'regular', 30, '2026-01-05' ${people}`,
    `locked_pay_lines (company_id, person_id, sheet_from, period_from, week_from, earning, percent, minutes,
       is_split_week)
     select company_id, person_id, '2025-12-29', '2025-12-29', '2025-12-29', 'regular', 100, 480, false ${people}`,
    `payroll_people (company_id, system, person_id, payroll_id)
     select company_id, 'adp', person_id, left(person_id::text, 6) ${people}`,
    `payroll_codes (company_id, system, kind, name, value)
     select id, 'adp', 'setting', 'co_code', 'ABC' from companies`,
    `payroll_exports (id, company_id, number, period_from, period_to, format, is_delta, people, totals)
     select gen_random_uuid(), id, 1, '2025-12-29', '2026-01-04', 'csv', false, 1, '{}' from companies`,
    `payroll_export_pay (company_id, export_id, person_id, period_from, week_from, earning, percent, minutes,
       is_split_week)
     select p.company_id, e.id, p.person_id, '2025-12-29', '2025-12-29', 'regular', 100, 480, false
     from profiles p join payroll_exports e on e.company_id = p.company_id`,
    `payroll_export_time (company_id, export_id, person_id, date, class, minutes)
     select p.company_id, e.id, p.person_id, '2025-12-29', 'regular', 480
     from profiles p join payroll_exports e on e.company_id = p.company_id`,
    `project_contracts (company_id, project_id, contract_number)
     select company_id, id, 'DACW-1' from projects`,
    `certified_pay (company_id, person_id, week_from, net_cents)
     select company_id, person_id, '2025-12-29', 90000 ${people}`,
    `project_budgets (company_id, project_id, activated_at) select company_id, id, now() from projects`,
    `budget_lines (company_id, project_id, cost_code_id, cost_type, amount)
     select p.company_id, p.id, c.id, 'M', 500000 from projects p join cost_codes c on c.company_id = p.company_id`,
    `budget_modifications (id, company_id, project_id, number, date, note)
     select gen_random_uuid(), company_id, id, 1, '2026-01-05', 'More concrete' from projects`,
    `budget_modification_lines (company_id, modification_id, cost_code_id, cost_type)
     select m.company_id, m.id, c.id, 'M' from budget_modifications m join cost_codes c on c.company_id = m.company_id`,
    `direct_costs (id, company_id, project_id, cost_code_id, cost_type, date, amount, source)
     select gen_random_uuid(), p.company_id, p.id, c.id, 'M', '2026-01-05', 120000, 'typed'
     from projects p join cost_codes c on c.company_id = p.company_id`,
    `labor_burdens (id, company_id, person_id, percent, valid_from)
     select gen_random_uuid(), company_id, person_id, 3250, '2026-01-05' ${people}`,
    `payroll_reads (company_id, reader_person_id)
     select company_id, min(person_id::text)::uuid ${people} group by company_id`,
  ]) {
    await database.query(`insert into ${insert}`);
  }
}
