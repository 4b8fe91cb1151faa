create or replace function app.sheet_rows(company uuid, from_date date, to_date date, people uuid[]) returns table (
  person_id uuid, name text, has_login boolean, state text, flags text[], signed_at timestamptz,
  approved_at timestamptz, locked_at timestamptz, comment text, regular integer, overtime integer, double integer,
  premium integer, adjustment integer, is_open boolean, needs_review boolean, exceptions jsonb
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    with adjusted as (
      select a.person_id, (sum(a.minutes) filter (where a.class = 'regular'))::integer as regular,
        (sum(a.minutes) filter (where a.class = 'overtime'))::integer as overtime,
        (sum(a.minutes) filter (where a.class = 'double'))::integer as double,
        (sum(a.minutes) filter (where a.class like '%premium'))::integer as premium,
        (sum(a.minutes) filter (where a.class not like '%premium'))::integer as minutes
      from public.time_adjustments a
      where a.company_id = company and a.open_from between from_date and to_date and a.person_id = any (people)
      group by a.person_id
    )
    select p.person_id, trim(p.first_name || ' ' || p.last_name), p.has_login, coalesce(s.state, 'open'),
      coalesce(s.flags, '{}'), s.signed_at, s.approved_at, s.locked_at, s.comment,
      coalesce((s.snapshot #>> '{totals,regular_minutes}')::integer, coalesce(h.regular, 0) + coalesce(a.regular, 0)),
      coalesce(
        (s.snapshot #>> '{totals,overtime_minutes}')::integer, coalesce(h.overtime, 0) + coalesce(a.overtime, 0)
      ),
      coalesce((s.snapshot #>> '{totals,double_minutes}')::integer, coalesce(h.double, 0) + coalesce(a.double, 0)),
      coalesce(
        (s.snapshot #>> '{totals,meal_premium_minutes}')::integer
          + (s.snapshot #>> '{totals,rest_premium_minutes}')::integer,
        coalesce(h.premium, 0) + coalesce(a.premium, 0)
      ),
      coalesce((s.snapshot #>> '{totals,adjustment_minutes}')::integer, a.minutes, 0),
      coalesce(h.is_open, false), coalesce(h.needs_review, false),
      coalesce((
        select jsonb_object_agg(k.kind, k.count)
        from (
          select x ->> 'kind' as kind, count(*) as count
          from jsonb_array_elements(h.exceptions) d cross join jsonb_array_elements(d) x
          group by x ->> 'kind'
        ) k
      ), '{}')
    from public.profiles p
    left join public.timesheets s on s.company_id = company and s.person_id = p.person_id
      and s.period_from = from_date and (s.period_to = to_date or s.state = 'locked')
    left join lateral (
      select sum(r.regular_minutes)::integer as regular, sum(r.overtime_minutes)::integer as overtime,
        sum(r.double_minutes)::integer as double,
        sum(r.meal_premium_minutes + r.rest_premium_minutes)::integer as premium,
        bool_or(r.is_open) as is_open, bool_or(r.needs_review) as needs_review,
        jsonb_agg(r.exceptions) filter (where r.exceptions <> '[]') as exceptions
      from public.day_results r
      where r.company_id = company and r.date between from_date and to_date and r.person_id = p.person_id
    ) h on true
    left join adjusted a on a.person_id = p.person_id
    where p.company_id = company and p.person_id = any (people);
end
$$;

comment on function app.sheet_rows(uuid, date, date, uuid[]) is
  'The timesheets of a period for some people, a row each: state, minutes and exceptions by kind.';
