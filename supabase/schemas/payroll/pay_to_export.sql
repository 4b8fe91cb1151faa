create or replace function app.pay_to_export(company uuid, from_date date) returns setof public.payroll_export_pay
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    with locked as (
      select s.person_id from public.timesheets s
      where s.company_id = company and s.period_from = from_date and s.state = 'locked'
    )
    select company, null::uuid, l.person_id, l.period_from, l.week_from, l.earning, l.project_id, l.cost_code_id,
      l.classification, l.time_off_kind, l.rate, l.percent, sum(l.sign * l.minutes)::integer,
      case when sum(l.sign) filter (where l.amount_cents is null) <> 0 then null
        else coalesce(sum(l.sign * l.amount_cents), 0)::bigint end,
      l.currency, l.is_split_week
    from (
      select 1 as sign, k.person_id, k.period_from, k.week_from, k.earning, k.project_id, k.cost_code_id,
        k.classification, k.time_off_kind, k.rate, k.percent, k.minutes, k.amount_cents, k.currency, k.is_split_week
      from public.locked_pay_lines k
      where k.company_id = company and k.sheet_from = from_date
      union all
      select 1, c.person_id, p.period_from, p.period_from, 'reimbursement', c.project_id, c.cost_code_id, null, null,
        null, 100::smallint, 0, c.amount_cents, app.company_currency(company), false
      from public.claims c
      cross join lateral app.pay_period(company, c.day) p
      where c.company_id = company and c.paid_in = from_date and c.export_id is null
      union all
      select -1, x.person_id, x.period_from, x.week_from, x.earning, x.project_id, x.cost_code_id, x.classification,
        x.time_off_kind, x.rate, x.percent, x.minutes, x.amount_cents, x.currency, x.is_split_week
      from public.payroll_exports e
      join public.payroll_export_pay x on x.company_id = e.company_id and x.export_id = e.id
      where e.company_id = company and e.period_from = from_date and e.state in ('waiting', 'done')
        and x.earning <> 'reimbursement'
    ) l
    where l.person_id in (select person_id from locked)
    group by l.person_id, l.period_from, l.week_from, l.earning, l.project_id, l.cost_code_id, l.classification,
      l.time_off_kind, l.rate, l.percent, l.currency, l.is_split_week
    having sum(l.sign * l.minutes) <> 0 or coalesce(sum(l.sign * l.amount_cents), 0) <> 0
      or coalesce(sum(l.sign) filter (where l.amount_cents is null), 0) <> 0;
end
$$;

comment on function app.pay_to_export(uuid, date) is
  'Lines of pay and claims of a period''s locked timesheets that no export has held yet: what changed since is a '
  'difference. Whose timesheet is not locked now is left out as a whole.';
