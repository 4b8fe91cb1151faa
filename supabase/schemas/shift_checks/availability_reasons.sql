create or replace function app.availability_reasons(
  availability jsonb, zone text, starts timestamptz, ends timestamptz
) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'reason', 'unavailable', 'kind', f.kind, 'from', app.instant(f.starts_at), 'to', app.instant(f.ends_at),
    'note', f.note
  ) order by f.starts_at, f.id), '[]')
  from (
    select distinct on (a.id) a.id, a.kind, a.note, w.starts_at, w.ends_at
    from jsonb_to_recordset(availability) as a (
      id text, kind text, weekday integer, from_date date, to_date date, from_time time, to_time time, note text
    )
    cross join generate_series(
      (starts at time zone zone)::date - 1, (ends at time zone zone)::date, interval '1 day'
    ) d
    cross join lateral (
      select app.local_instant(d::date + coalesce(a.from_time, '00:00'), zone) as starts_at,
        app.local_instant(
          case when a.to_time > a.from_time then d::date else d::date + 1 end + coalesce(a.to_time, '00:00'), zone
        ) as ends_at
    ) w
    where (a.weekday is null or a.weekday = extract(isodow from d))
      and (a.from_date is null or d::date >= a.from_date) and (a.to_date is null or d::date <= a.to_date)
      and w.starts_at < ends and w.ends_at > starts
    order by a.id, w.starts_at
  ) f
$$;

comment on function app.availability_reasons(jsonb, text, timestamptz, timestamptz) is
  'A reason for each time at which the person cannot or would rather not work, weekly or dated.';
