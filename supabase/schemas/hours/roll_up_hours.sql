create or replace function app.roll_up_hours(company uuid, person uuid, first_day date, last_day date) returns void
language sql volatile security definer set search_path = ''
as $$
  delete from public.hours_by_month m
  where m.company_id = company and m.person_id = person
    and m.month between date_trunc('month', first_day) and last_day;
  insert into public.hours_by_month
  select company, person, date_trunc('month', r.date)::date, l.project_id, l.cost_code_id, sum(l.minutes),
    coalesce(sum(l.minutes) filter (where l.class = 'overtime'), 0),
    coalesce(sum(l.minutes) filter (where l.class = 'double'), 0)
  from public.day_results r
  cross join lateral jsonb_to_recordset(r.lines)
    as l (project_id uuid, cost_code_id uuid, class text, minutes integer)
  where r.company_id = company and r.person_id = person
    and r.date >= date_trunc('month', first_day) and r.date < date_trunc('month', last_day) + interval '1 month'
    and l.class in ('regular', 'overtime', 'double')
  group by date_trunc('month', r.date), l.project_id, l.cost_code_id
$$;

comment on function app.roll_up_hours(uuid, uuid, date, date) is
  'Adds up a person''s hours of every month that has one of these days. Whoever calls it holds the person''s lock of '
  'app.take_hours.';
