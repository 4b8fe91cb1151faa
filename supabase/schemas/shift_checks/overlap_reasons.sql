create or replace function app.overlap_reasons(planned jsonb, starts timestamptz, ends timestamptz) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'reason', 'overlap', 'shift_id', o.id, 'from', app.instant(o.starts_at), 'to', app.instant(o.ends_at),
    'minutes', floor(extract(epoch from least(o.ends_at, ends) - greatest(o.starts_at, starts)) / 60)::integer
  ) order by o.starts_at, o.id), '[]')
  from jsonb_to_recordset(planned) as o (id text, starts_at timestamptz, ends_at timestamptz)
  where o.starts_at < ends and o.ends_at > starts
$$;

comment on function app.overlap_reasons(jsonb, timestamptz, timestamptz) is
  'A reason for each other shift that covers some of the same minutes. Shifts that touch do not overlap.';
