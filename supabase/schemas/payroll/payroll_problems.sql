create or replace function app.payroll_problems(
  company uuid, from_date date, to_date date, format text, lines_of uuid default null
) returns table (
  kind text, blocks boolean, person_id uuid, date date, subject text, detail text
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  used_system constant text := app.payroll_system(format);
  rules constant jsonb := app.payroll_rules(used_system);
  by_day constant boolean := app.is_payroll_by_day(format);
begin
  return query
    with pay as materialized (
      select * from app.pay_to_export(company, from_date) where lines_of is null
      union all
      select * from public.payroll_export_pay x where x.company_id = company and x.export_id = lines_of
    ), hours as materialized (
      select * from app.time_to_export(company, from_date) where lines_of is null
      union all
      select * from public.payroll_export_time x where x.company_id = company and x.export_id = lines_of
    ), people as (
      select p.person_id, app.payroll_id_of(company, used_system, p.person_id) as payroll_id
      from (select x.person_id from pay x union select h.person_id from hours h) p
    ), codes as (
      select c.kind, c.project_id, c.cost_code_id, c.name, c.value from public.payroll_codes c
      where c.company_id = company and c.system = used_system
    ), used as (
      select distinct x.earning as name from pay x
      where not by_day or x.earning in ('regular', 'overtime', 'double_time', 'meal_premium', 'rest_premium')
    ), most as (
      select mode() within group (order by x.currency) as currency from pay x where x.currency is not null
    )
    select u.kind, false, u.person_id, u.date, null::text, null::text
    from app.unready_sheets(company, from_date, to_date) u
    where lines_of is null
    union all
    -- A file with names needs no IDs, unless two people in it have the same name.
    select 'unmapped_person', (rules #>> '{person,required}')::boolean or p.of_this_name > 1, p.person_id,
      null, null, null
    from (
      select n.*, count(*) over (partition by lower(app.person_name(company, n.person_id))) as of_this_name
      from people n
    ) p
    where p.payroll_id is null and rules #>> '{person,required}' is not null
    union all
    select case when length(p.payroll_id) > (rules #>> '{person,max}')::integer then 'too_long' else 'wrong_form' end,
      true, p.person_id, null, 'person', p.payroll_id
    from people p
    where length(p.payroll_id) > (rules #>> '{person,max}')::integer or p.payroll_id !~ (rules #>> '{person,pattern}')
    union all
    select 'same_id', true, p.person_id, null, 'person', p.payroll_id from people p
    where exists (select from people o where o.payroll_id = p.payroll_id and o.person_id <> p.person_id)
    union all
    select 'unmapped_earning', true, null, null, u.name, null from used u
    where rules #> '{earning,required}' ? u.name
      and not exists (select from codes c where c.kind = 'earning' and c.name = u.name)
    union all
    select 'unmapped_setting', true, null, null, s.key, null from jsonb_each(rules -> 'settings') s
    where (s.value ->> 'required')::boolean and not exists (
      select from codes c where c.kind = 'setting' and c.name = s.key
    )
    union all
    select 'unmapped_project', false, null, null, j.name, null
    from (select distinct h.project_id from hours h where h.project_id is not null) h
    join public.projects j on j.company_id = company and j.id = h.project_id
    where (rules #>> '{project,warn}')::boolean
      and not exists (select from codes c where c.kind = 'project' and c.project_id = h.project_id)
    union all
    select 'too_long', true, null, null, c.kind, c.value from codes c
    where length(c.value) > (case c.kind
      when 'setting' then rules #>> array['settings', c.name, 'max'] else rules #>> array[c.kind, 'max']
    end)::integer
    union all
    -- Overtime that only adds the premium to a salary is an amount.
    select 'premium_alone', false, x.person_id, x.week_from, x.earning,
      concat_ws(' ', round(sum(x.amount_cents) / 100.0, 2), min(x.currency))
    from pay x
    where x.percent < 100 and not coalesce((rules ->> 'premiums')::boolean, false)
    group by x.person_id, x.week_from, x.earning
    union all
    select distinct 'missing_rate', false, x.person_id, x.week_from, null::text, null::text from pay x
    where x.amount_cents is null and not by_day
    union all
    select distinct 'mixed_currency', not (rules ->> 'currencies')::boolean, x.person_id, null::date, null::text,
      x.currency
    from pay x cross join most
    where x.currency <> most.currency and not by_day
    union all
    select 'negative_time', true, h.person_id, h.date, h.class, sum(h.minutes)::text from hours h
    where not (rules ->> 'negative')::boolean and by_day
    group by h.person_id, h.date, h.project_id, h.cost_code_id, h.class having sum(h.minutes) < 0
    union all
    select 'negative_time', true, x.person_id, null, x.earning, sum(x.minutes)::text from pay x
    where not (rules ->> 'negative')::boolean and not by_day
    group by x.person_id, x.earning having sum(x.minutes) < 0 or sum(x.amount_cents) < 0
    union all
    select 'too_many_hours', true, h.person_id, h.date, h.class, sum(h.minutes)::text from hours h
    where by_day
    group by h.person_id, h.date, h.class having sum(h.minutes) > (rules ->> 'most_minutes')::integer
    union all
    select 'too_many_hours', true, x.person_id, null, x.earning, sum(x.minutes)::text from pay x
    where not by_day
    group by x.person_id, x.earning having abs(sum(x.minutes)) > (rules ->> 'most_minutes')::integer;
end
$$;

comment on function app.payroll_problems(uuid, date, date, text, uuid) is
  'What is wrong with exporting a period in a format, each with whom, which day or what it is about. What blocks must '
  'be settled first; the rest is left out or left blank, and said so. With lines_of: of the lines of that export.';
