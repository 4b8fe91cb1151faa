create or replace function public.list_payroll_lines(
  period_from public.day, after text default null, page_size integer default 100, search text default ''
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  patterns text[];
  answer jsonb;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if coalesce(page_size not between 1 and 300, true) or length(after) > 400 then
    return app.refused_with_detail('invalid_input', 'page_size');
  end if;
  if length(search) > 200 then
    return app.refused_with_detail('invalid_input', 'search');
  end if;
  insert into public.payroll_reads (company_id, reader_person_id, period_from)
  values (company, app.my_person_id(), list_payroll_lines.period_from);
  patterns := app.search_patterns(coalesce(search, ''));
  with locked as (
    select s.person_id from public.timesheets s
    where s.company_id = company and s.period_from = list_payroll_lines.period_from and s.state = 'locked'
  ), people as (
    select p.person_id, trim(p.first_name || ' ' || p.last_name) as name,
      app.plain_text(p.last_name || ' ' || p.first_name) || ' ' || p.person_id as sorts_by
    from public.profiles p
    where p.company_id = company and p.person_id in (
      select k.person_id from public.locked_pay_lines k
      where k.company_id = company and k.sheet_from = list_payroll_lines.period_from
      union all
      select l.person_id from public.pay_lines l
      where l.company_id = company and l.period_from = list_payroll_lines.period_from
      union all
      select a.person_id from public.time_adjustments a
      where a.company_id = company and a.open_from = list_payroll_lines.period_from
      union all
      select c.person_id from app.claims_of_period(company, list_payroll_lines.period_from) c
    ) and app.plain_text(p.first_name || ' ' || p.last_name) ~ all (patterns)
  ), page as (
    select p.* from people p where after is null or p.sorts_by > after order by p.sorts_by limit page_size
  ), shown as materialized (
    select k.person_id, k.period_from, k.earning, k.minutes, k.amount_cents, k.currency
    from page g
    join public.locked_pay_lines k on k.company_id = company and k.person_id = g.person_id
      and k.sheet_from = list_payroll_lines.period_from
    union all
    -- As it would be locked now, including adjustments.
    select l.person_id, l.period_from, l.earning, l.minutes, l.amount_cents, l.currency
    from page g
    cross join lateral app.pay_to_settle(jsonb_populate_record(null::public.timesheets, jsonb_build_object(
      'company_id', company, 'person_id', g.person_id, 'period_from', list_payroll_lines.period_from
    ))) l
    where g.person_id not in (select k.person_id from locked k)
    union all
    select c.person_id, list_payroll_lines.period_from, 'reimbursement', 0, c.amount_cents,
      app.company_currency(company)
    from page g
    join app.claims_of_period(company, list_payroll_lines.period_from) c on c.person_id = g.person_id
  )
  select jsonb_build_object(
    'verdict', 'ok', 'matching', (select count(*) from people),
    'rows', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'person_id', g.person_id, 'name', g.name,
          'state', coalesce((
            select s.state from public.timesheets s
            where s.company_id = company and s.person_id = g.person_id
              and s.period_from = list_payroll_lines.period_from
          ), 'open'),
          'minutes', n.minutes, 'cents', n.cents, 'without_amount', n.without_amount,
          'adjustment_minutes', n.adjustment_minutes
        ) order by g.sorts_by
      ), '[]')
      from page g
      cross join lateral (
        select (
            select coalesce(jsonb_object_agg(e.earning, e.minutes), '{}') from (
              select l.earning, sum(l.minutes) as minutes from shown l
              where l.person_id = g.person_id group by l.earning
            ) e
          ) as minutes, (
            select coalesce(jsonb_object_agg(c.currency, c.cents), '{}') from (
              select l.currency, sum(l.amount_cents) as cents from shown l
              where l.person_id = g.person_id and l.currency is not null and l.amount_cents is not null
              group by l.currency
            ) c
          ) as cents, (
            select count(*) from shown l where l.person_id = g.person_id and l.amount_cents is null
          ) as without_amount, (
            select coalesce(sum(l.minutes), 0) from shown l
            where l.person_id = g.person_id and l.period_from <> list_payroll_lines.period_from
              and l.earning in ('regular', 'overtime', 'double_time')
          ) as adjustment_minutes
      ) n
    ),
    'next', (
      select max(g.sorts_by) from page g having count(*) = page_size and exists (
        select from people p where p.sorts_by > (select max(l.sorts_by) from page l)
      )
    )
  ) into answer;
  return answer;
end
$$;

comment on function public.list_payroll_lines(public.day, text, integer, text) is
  'What people earn in a pay period, for an admin: minutes by earning and cents, frozen where the timesheet is '
  'locked; every look is logged. Verdict ok or refused (not_allowed, invalid_input).';

grant execute on function public.list_payroll_lines(public.day, text, integer, text) to authenticated;
