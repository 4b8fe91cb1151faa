create or replace function app.attendance_facts(company uuid, people uuid[], from_date date, to_date date)
returns setof app.report_fact
language sql stable security definer set search_path = ''
as $$
  with worked as (
    select a.person_id, a.date, bool_or(a.missed_punch) as missed_punch, bool_or(a.meal) as meal,
      bool_or(a.long_shift) as long_shift
    from app.attendance_days(company, people, from_date, to_date) a group by a.person_id, a.date
  ), late as (
    -- Someone who was already on the clock when the shift began isn't late, and a no-show isn't counted in minutes.
    select p.person_id, p.starts_local::date as date
    from public.published_shifts p
    join public.time_entries e on e.company_id = company and e.person_id = p.person_id
      and e.state in ('open', 'closed') and e.started_at < p.ends_at and coalesce(e.ended_at, now()) > p.starts_at
    where p.company_id = company and p.canceled_at is null and (people is null or p.person_id = any (people))
      and p.starts_local >= from_date and p.starts_local < to_date + 1
    group by p.person_id, p.id, p.starts_local, p.starts_at
    having min(e.started_at) > p.starts_at + interval '15 minutes'
  )
  select w.date, w.person_id, null::uuid, null::uuid, array[
    1, w.missed_punch::integer,
    exists (select from late l where l.person_id = w.person_id and l.date = w.date)::integer,
    w.meal::integer, w.long_shift::integer
  ]::bigint[]
  from worked w
$$;

comment on function app.attendance_facts(uuid, uuid[], date, date) is
  'Worked days, and those with a missed punch, a clock-in more than 15 minutes after the start of a published shift, '
  'a meal break that was missed, late or short, and a long shift.';
