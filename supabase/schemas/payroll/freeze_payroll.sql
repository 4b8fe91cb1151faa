create or replace function app.freeze_payroll(
  id uuid, company uuid, from_date date, to_date date, format text
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  pay constant public.payroll_export_pay[] := array(select l from app.pay_to_export(company, from_date) l);
  hours constant public.payroll_export_time[] := array(select h from app.time_to_export(company, from_date) h);
begin
  if cardinality(pay) = 0 and cardinality(hours) = 0 then
    return app.refused('nothing_to_export');
  end if;
  insert into public.payroll_exports (
    id, company_id, number, period_from, period_to, format, is_delta, people, totals, asked_by
  )
  select freeze_payroll.id, company, app.next_number(company, 'payroll'), from_date, to_date, freeze_payroll.format,
    exists (
      select from public.payroll_exports e
      where e.company_id = company and e.period_from = from_date and e.state = 'done'
    ),
    (
      select count(distinct p.person_id) from (
        select l.person_id from unnest(pay) l union all select h.person_id from unnest(hours) h
      ) p
    ),
    app.payroll_totals(pay), app.my_person_id();
  insert into public.payroll_export_pay (
    company_id, export_id, person_id, period_from, week_from, earning, project_id, cost_code_id, classification,
    time_off_kind, rate, percent, minutes, amount_cents, currency, is_split_week
  )
  select company, freeze_payroll.id, l.person_id, l.period_from, l.week_from, l.earning, l.project_id,
    l.cost_code_id, l.classification, l.time_off_kind, l.rate, l.percent, l.minutes, l.amount_cents, l.currency,
    l.is_split_week
  from unnest(pay) l;
  insert into public.payroll_export_time (
    company_id, export_id, person_id, date, project_id, cost_code_id, class, minutes
  )
  select company, freeze_payroll.id, h.person_id, h.date, h.project_id, h.cost_code_id, h.class, h.minutes
  from unnest(hours) h;
  update public.claims c set state = 'paid', export_id = freeze_payroll.id
  where c.company_id = company and c.paid_in = from_date and c.export_id is null;
  perform app.enqueue_payroll_file(company, freeze_payroll.id);
  return jsonb_build_object('verdict', 'applied', 'state', 'waiting');
end
$$;

comment on function app.freeze_payroll(uuid, uuid, date, date, text) is
  'Freezes what no export of a period has held yet as a new export, with its claims, and has a job write its file. '
  'Verdict applied or refused (nothing_to_export).';
