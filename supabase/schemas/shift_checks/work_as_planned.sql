create or replace function app.work_as_planned(punched jsonb, planned jsonb, week_from date, now_at timestamptz)
returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce((
    select jsonb_agg(jsonb_build_object(
      'from', p ->> 'from', 'to', coalesce(p ->> 'to', app.instant(now_at)), 'break_minutes', p -> 'break_minutes'
    )) from jsonb_array_elements(punched) p
  ), '[]') || coalesce((
    select jsonb_agg(app.work_ahead(o.starts_at, o.ends_at, o.break_minutes, now_at))
    from jsonb_to_recordset(planned) as o (starts_at timestamptz, ends_at timestamptz, break_minutes integer)
    where o.ends_at > now_at
      and o.starts_at > week_from - interval '4 days' and o.starts_at < week_from + interval '10 days'
  ), '[]')
$$;

comment on function app.work_as_planned(jsonb, jsonb, date, timestamptz) is
  'All of a person''s work around a workweek: time past by punches, what is ahead by plan.';
