create or replace function app.has_punched_for(shift public.published_shifts, as_of timestamptz) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from app.punches_for(shift.company_id, shift.person_id, shift.starts_at, shift.ends_at, as_of)
  )
$$;

comment on function app.has_punched_for(public.published_shifts, timestamptz) is
  'True when the server has anything of a person''s that belongs to a shift, as app.punches_for answers it.';
