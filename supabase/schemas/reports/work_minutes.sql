create or replace function app.work_minutes(works jsonb, zone text, week_from date, limits jsonb) returns bigint
language sql stable set search_path = ''
as $$
  select coalesce(sum(s.ends - s.starts), 0)::bigint
  from unnest(app.work_spans(works, zone, week_from, coalesce(limits ->> 'workday_starts_at', '00:00'))) s
$$;

comment on function app.work_minutes(jsonb, text, date, jsonb) is
  'Minutes of work in a workweek without its breaks.';
