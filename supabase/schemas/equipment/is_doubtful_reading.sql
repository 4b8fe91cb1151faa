create or replace function app.is_doubtful_reading(
  unit text, meter_before integer, before_at timestamptz, meter integer, at timestamptz
) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(
    meter < meter_before
    or unit = 'hours' and meter - meter_before > extract(epoch from at - before_at) / 360 + 10,
    false
  )
$$;

comment on function app.is_doubtful_reading(text, integer, timestamptz, integer, timestamptz) is
  'Whether a meter says less than before, or more hours than have passed and one; such a reading takes a reason. The '
  'rule of packages/domain (equipment/is-doubtful-reading.ts), which runs the same cases.';
