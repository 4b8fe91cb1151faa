create or replace function app.overtime_minutes(works jsonb, zone text, week_from date, limits jsonb) returns bigint
language sql stable set search_path = ''
as $$
  -- Salaries without overtime have no limits.
  select coalesce(sum(t.value::bigint), 0)::bigint
  from jsonb_each_text(case when limits is null then '{}' else
    app.forecast_overtime(works, limits, zone, week_from, limits ->> 'workday_starts_at')
  end) t
$$;

comment on function app.overtime_minutes(jsonb, text, date, jsonb) is
  'Overtime minutes of a workweek, whatever the rule that causes them.';
