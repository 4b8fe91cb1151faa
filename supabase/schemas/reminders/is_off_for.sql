create or replace function app.is_off_for(shift public.published_shifts, as_of timestamptz) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from app.time_off_within(
      shift.company_id, shift.person_id, shift.starts_at, greatest(as_of, shift.starts_at)
    )
  )
$$;

comment on function app.is_off_for(public.published_shifts, timestamptz) is
  'Whether a person has approved time off from the start of a shift, or from an instant after it, on.';
