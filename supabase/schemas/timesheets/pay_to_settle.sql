create or replace function app.pay_to_settle(sheet public.timesheets) returns setof public.locked_pay_lines
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select sheet.company_id, sheet.person_id, sheet.period_from, l.period_from, l.week_from, l.earning, l.project_id,
      l.cost_code_id, l.classification, l.time_off_kind, l.rate, l.percent, sum(l.minutes)::integer,
      case when bool_or(l.amount_cents is null) then null else sum(l.amount_cents)::bigint end, l.currency,
      l.is_split_week
    from (
      select n.period_from, n.week_from, n.earning, n.project_id, n.cost_code_id, n.classification, n.time_off_kind,
        n.rate, n.percent, n.minutes, n.amount_cents, n.currency, n.is_split_week
      from public.pay_lines n
      where n.company_id = sheet.company_id and n.person_id = sheet.person_id and (
        n.period_from = sheet.period_from
        -- Or a locked period whose changes are first paid in this one.
        or exists (
          select from public.timesheets k
          where k.company_id = sheet.company_id and k.person_id = sheet.person_id and k.state = 'locked'
            and k.period_from = n.period_from
            and app.first_open_day(k.company_id, k.person_id, k.period_to) = sheet.period_from
        )
      )
      union all
      select f.period_from, f.week_from, f.earning, f.project_id, f.cost_code_id, f.classification, f.time_off_kind,
        f.rate, f.percent, -f.minutes, -f.amount_cents, f.currency, f.is_split_week
      from public.locked_pay_lines f
      where f.company_id = sheet.company_id and f.person_id = sheet.person_id and f.sheet_from <> sheet.period_from
        and exists (
          select from public.timesheets k
          where k.company_id = sheet.company_id and k.person_id = sheet.person_id and k.state = 'locked'
            and k.period_from = f.period_from
            and app.first_open_day(k.company_id, k.person_id, k.period_to) = sheet.period_from
        )
    ) l
    group by l.period_from, l.week_from, l.earning, l.project_id, l.cost_code_id, l.classification, l.time_off_kind,
      l.rate, l.percent, l.currency, l.is_split_week
    having sum(l.minutes) <> 0 or sum(l.amount_cents) <> 0 or bool_or(l.amount_cents is null);
end
$$;

comment on function app.pay_to_settle(public.timesheets) is
  'The lines of pay of an open timesheet: those of its period, and what changed of locked ones that it is the '
  'first to pay. What cancels out within a week is left out.';
