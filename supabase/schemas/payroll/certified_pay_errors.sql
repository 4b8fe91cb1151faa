create or replace function app.certified_pay_errors(company uuid, week_from date, lines jsonb) returns table (
  line integer, person_id uuid, field text, reason text
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
    with people as materialized (
      select distinct l.person_id from public.locked_pay_lines l
      where l.company_id = company and l.week_from = certified_pay_errors.week_from
    ), numbers as (
      select d.person_id, d.employee_number as number from public.person_details d
      where d.company_id = company and d.employee_number is not null
      union
      select i.person_id, i.payroll_id from public.payroll_people i where i.company_id = company
    ), stated as (
      select n::integer as line, item, lower(trim(item ->> 'worker')) as worker
      from jsonb_array_elements(lines) with ordinality as i (item, n)
    ), meant as (
      select s.line, s.item, s.worker, m.people
      from stated s
      cross join lateral (
        select array_agg(distinct p.person_id) as people
        from numbers x join people p on p.person_id = x.person_id
        where lower(trim(x.number)) = s.worker
      ) m
    ), judged as (
      select m.line, m.item, m.people[1] as person_id,
        case
          when coalesce(m.worker, '') = '' then 'missing'
          when m.people is null then 'unknown'
          when cardinality(m.people) > 1 then 'several'
          when row_number() over (partition by m.people order by m.line) > 1 then 'repeated'
        end as reason
      from meant m
    )
    select j.line, j.person_id, 'worker', j.reason from judged j
    union all
    select j.line, j.person_id, f.key, 'wrong' from judged j cross join lateral jsonb_each(j.item) f
    where f.key <> 'worker' and app.wrong_certified_figure(f.key, f.value);
end
$$;

comment on function app.certified_pay_errors(uuid, date, jsonb) is
  'Whom each line of a file of deductions and net pay is about, by employee number or payroll ID, among those whose '
  'week is locked, and what is wrong with it by field: missing, unknown, several (people with this number), repeated '
  'or wrong. A line without an error has one row without a reason.';
