-- docs/decisions/0305-hours-are-added-up-by-month.md
create or replace function app.monthly_hours_facts(company uuid, people uuid[], from_date date, to_date date)
returns setof app.report_fact
language plpgsql stable security definer set search_path = ''
as $$
declare
  first_month constant date := date_trunc('month', from_date + interval '1 month' - interval '1 day');
  next_month constant date := date_trunc('month', to_date + interval '1 day');
begin
  if first_month >= next_month then
    return query select * from app.hours_facts(company, people, from_date, to_date);
    return;
  end if;
  return query
    select m.month, m.person_id, m.project_id, m.cost_code_id,
      array[m.worked_minutes, m.overtime_minutes, m.double_minutes]::bigint[]
    from public.hours_by_month m
    where m.company_id = company and m.month >= first_month and m.month < next_month
      and (people is null or m.person_id = any (people))
    union all
    select * from app.hours_facts(company, people, from_date, first_month - 1)
    union all
    select * from app.hours_facts(company, people, next_month, to_date);
end
$$;

comment on function app.monthly_hours_facts(uuid, uuid[], date, date) is
  'The same minutes as app.hours_facts, whole months of them under their first day.';
