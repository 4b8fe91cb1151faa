create or replace function app.overtime_reasons(
  shift jsonb, starts timestamptz, ends timestamptz, planned jsonb, facts jsonb
) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  now_at constant timestamptz := facts ->> 'now';
  terms constant jsonb := nullif(facts #> '{person,overtime}', 'null');
  begins_at constant text := facts ->> 'workday_starts_at';
  zone constant text := facts ->> 'zone';
  workday constant date := ((starts at time zone zone) - coalesce(begins_at, '00:00')::time::interval)::date;
  week_from constant date :=
    workday - (extract(isodow from workday)::integer - (facts ->> 'workweek_start')::integer + 7) % 7;
  others jsonb;
  before jsonb;
  after jsonb;
begin
  if terms is null or ends <= now_at then
    return '[]';
  end if;
  -- Past time counts by punches, future time by the plan.
  others := coalesce((
    select jsonb_agg(jsonb_build_object(
      'from', p ->> 'from', 'to', coalesce(p ->> 'to', facts ->> 'now'), 'break_minutes', p -> 'break_minutes'
    )) from jsonb_array_elements(facts #> '{person,punched}') p
  ), '[]') || coalesce((
    select jsonb_agg(app.work_ahead((o ->> 'starts_at')::timestamptz, (o ->> 'ends_at')::timestamptz,
      (o ->> 'break_minutes')::integer, now_at))
    from jsonb_array_elements(planned) o where (o ->> 'ends_at')::timestamptz > now_at
  ), '[]');
  after := app.forecast_overtime(
    others || app.work_ahead(starts, ends, (shift ->> 'break_minutes')::integer, now_at),
    terms, zone, week_from, begins_at
  );
  if after = '{}' then
    return '[]';
  end if;
  before := app.forecast_overtime(others, terms, zone, week_from, begins_at);
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'reason', 'overtime', 'rule', r.rule, 'week_from', week_from, 'limit_minutes', coalesce(r.limit_minutes, 0),
      'minutes', (after ->> r.rule)::integer - coalesce((before ->> r.rule)::integer, 0)
    ) order by r.place), '[]')
    from (values
      (1, 'daily', (terms ->> 'daily_after_minutes')::integer),
      (2, 'daily_double', (terms ->> 'daily_double_after_minutes')::integer),
      (3, 'consecutive', (terms ->> 'shift_after_minutes')::integer),
      (4, 'weekly', (terms ->> 'weekly_after_minutes')::integer),
      (5, 'seventh_day', 0),
      (6, 'seventh_day_double', (terms ->> 'seventh_day_double_after_minutes')::integer)
    ) r (place, rule, limit_minutes)
    where (after ->> r.rule)::integer > coalesce((before ->> r.rule)::integer, 0)
  );
end
$$;

comment on function app.overtime_reasons(jsonb, timestamptz, timestamptz, jsonb, jsonb) is
  'A reason for each pay rule by which the shift adds overtime to its workweek, with the minutes.';
