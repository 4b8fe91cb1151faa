create or replace function app.length_reasons(planned jsonb, starts timestamptz, ends timestamptz) returns jsonb
language sql stable set search_path = ''
as $$
  select case when b.minutes > 960 then jsonb_build_array(jsonb_build_object(
    'reason', 'too_long', 'minutes', b.minutes, 'limit_minutes', 960
  )) else '[]' end
  from (
    select floor(extract(epoch from upper(r) - lower(r)) / 60)::integer as minutes
    from app.shift_block(planned, starts, ends) r
  ) b
$$;

comment on function app.length_reasons(jsonb, timestamptz, timestamptz) is
  'A reason where a shift, with those that touch it, takes more than 16 hours.';
