create or replace function app.request_shift(shift public.published_shifts) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when shift.id is not null then jsonb_build_object(
    'id', shift.id, 'sequence', shift.sequence,
    'starts_local', to_char(shift.starts_local, 'YYYY-MM-DD"T"HH24:MI'),
    'ends_local', to_char(shift.ends_local, 'YYYY-MM-DD"T"HH24:MI'),
    'zone', shift.zone, 'starts_at', app.instant(shift.starts_at), 'ends_at', app.instant(shift.ends_at),
    'break_minutes', shift.break_minutes
  ) || app.shift_places(shift) end
$$;

comment on function app.request_shift(public.published_shifts) is
  'When and where a shift is, for someone who may see it.';
