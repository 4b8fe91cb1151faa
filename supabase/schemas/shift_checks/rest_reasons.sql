create or replace function app.rest_reasons(
  planned jsonb, starts timestamptz, ends timestamptz, wanted_minutes integer
) returns jsonb
language sql stable set search_path = ''
as $$
  with block as (
    select lower(r) as starts_at, upper(r) as ends_at from app.shift_block(planned, starts, ends) r
  ), others as (
    select o.* from jsonb_to_recordset(planned) as o (id text, starts_at timestamptz, ends_at timestamptz)
  ), rests as (
    (
      select 'before' as side, o.id, b.starts_at - o.ends_at as rest
      from others o, block b where o.ends_at < b.starts_at order by o.ends_at desc, o.id limit 1
    )
    union all
    (
      select 'after', o.id, o.starts_at - b.ends_at
      from others o, block b where o.starts_at > b.ends_at order by o.starts_at, o.id limit 1
    )
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'reason', 'short_rest', 'minutes', floor(extract(epoch from r.rest) / 60)::integer,
    'wanted_minutes', wanted_minutes, 'shift_id', r.id, 'side', r.side
  ) order by r.side desc), '[]')
  from rests r
  where r.rest < make_interval(mins => wanted_minutes)
$$;

comment on function app.rest_reasons(jsonb, timestamptz, timestamptz, integer) is
  'A reason for less elapsed rest than wanted, before and after. Between shifts that touch there is no rest to take.';
