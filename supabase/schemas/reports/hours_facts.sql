create or replace function app.hours_facts(company uuid, people uuid[], from_date date, to_date date)
returns setof app.report_fact
language sql stable security definer set search_path = ''
as $$
  select r.date, r.person_id, l.project_id, l.cost_code_id, array[
    sum(l.minutes),
    coalesce(sum(l.minutes) filter (where l.class = 'overtime'), 0),
    coalesce(sum(l.minutes) filter (where l.class = 'double'), 0)
  ]::bigint[]
  from public.day_results r
  cross join lateral jsonb_to_recordset(r.lines)
    as l (project_id uuid, cost_code_id uuid, class text, minutes integer)
  where r.company_id = company and r.date between from_date and to_date
    and (people is null or r.person_id = any (people))
    and l.class in ('regular', 'overtime', 'double')
  group by r.date, r.person_id, l.project_id, l.cost_code_id
$$;

comment on function app.hours_facts(uuid, uuid[], date, date) is
  'Worked minutes by day, person, project and cost code: all, overtime, double time.';
