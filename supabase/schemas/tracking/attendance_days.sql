create or replace function app.attendance_days(company uuid, people uuid[], from_date date, to_date date)
returns table (person_id uuid, date date, week_from date, missed_punch boolean, meal boolean, long_shift boolean)
language sql stable security definer set search_path = ''
as $$
  select r.person_id, r.date, r.week_from,
    coalesce(bool_or(x.kind in ('missing_out', 'estimated', 'auto_out')), false),
    coalesce(bool_or(
      x.kind in ('short_meal', 'meal_not_ended') or x.kind ~ '_meal_(unanswered|not_provided|late|short)$'
    ), false),
    coalesce(bool_or(x.kind = 'long_shift'), false)
  from public.day_results r
  left join lateral (
    select e ->> 'kind' as kind from jsonb_array_elements(r.exceptions) e
  ) x on true
  where r.company_id = company and r.date between from_date and to_date
    and (people is null or r.person_id = any (people))
    and (r.regular_minutes + r.overtime_minutes + r.double_minutes > 0 or r.exceptions <> '[]')
  group by r.person_id, r.date, r.week_from
$$;

comment on function app.attendance_days(uuid, uuid[], date, date) is
  'The worked days of some people, of all when they are null, and what was wrong with each: a missed punch, a meal '
  'break that was missed, late or short, a long shift.';
