create or replace function app.work_ahead(
  starts timestamptz, ends timestamptz, break_minutes integer, now_at timestamptz
) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'from', app.instant(greatest(starts, now_at)), 'to', app.instant(ends),
    -- The break is in the middle: past that, it has been taken.
    'break_minutes', case when now_at < starts + (ends - starts) / 2 then break_minutes else 0 end
  )
$$;

comment on function app.work_ahead(timestamptz, timestamptz, integer, timestamptz) is
  'The part of a planned shift that is still to come, as work.';
