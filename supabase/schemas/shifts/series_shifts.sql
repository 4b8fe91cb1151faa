create or replace function app.series_shifts(series_id uuid, shift jsonb, first_day date, series jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('op', 'save', 'version', null, 'shift', shift || jsonb_build_object(
    -- The ids are the same if it is sent again.
    'id', app.derived_id(series_id, d::date::text),
    'starts_local', to_char((shift ->> 'starts_local')::timestamp + (d - first_day), 'YYYY-MM-DD"T"HH24:MI'),
    'ends_local', to_char((shift ->> 'ends_local')::timestamp + (d - first_day), 'YYYY-MM-DD"T"HH24:MI')
  )) order by d), '[]')
  from generate_series(first_day::timestamp, (series ->> 'until_date')::timestamp, interval '1 day') d
  where series -> 'weekdays' @> to_jsonb(extract(isodow from d)::integer)
    -- Weeks are counted from the Monday of the first one.
    and ((d::date - (first_day - extract(isodow from first_day)::integer + 1)) / 7)
      % (series ->> 'every_weeks')::integer = 0
$$;

comment on function app.series_shifts(uuid, jsonb, date, jsonb) is
  'The shifts of a series, as changes for save_shifts.';
