create or replace function app.people_without_cost(company uuid, project uuid)
returns table (person_id uuid, lacks_rate boolean, other_currency text)
language sql stable security definer set search_path = ''
as $$
  select l.person_id, bool_or(l.amount_cents is null), max(l.currency) filter (where l.amount_cents <> 0)
  from (
    select l.person_id, l.amount_cents, l.currency from public.pay_lines l
    where l.company_id = company and l.project_id = project
      and (
        (l.amount_cents is null and l.earning in ('regular', 'overtime', 'double_time'))
        or l.currency <> (select app.company_currency(company))
      )
    union all
    select f.person_id, f.amount_cents, f.currency from public.locked_pay_lines f
    join public.timesheets s
      on s.company_id = company and s.person_id = f.person_id and s.period_from = f.period_from
      and s.state = 'locked'
    where f.company_id = company and f.project_id = project
      and f.currency <> (select app.company_currency(company)) and f.amount_cents <> 0
  ) l
  group by l.person_id
$$;

comment on function app.people_without_cost(uuid, uuid) is
  'Whose work on a project costs nothing in its budget: a rate is missing, or pay is in another currency.';
