create or replace function app.has_punched_for(shift public.published_shifts, as_of timestamptz) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.time_entries e
    where e.company_id = shift.company_id and e.person_id = shift.person_id and e.state <> 'void'
      and e.started_at < shift.ends_at and coalesce(e.ended_at, as_of) > shift.starts_at
      -- An open entry that was forgotten days ago is no punch for this shift.
      and e.started_at > shift.starts_at - interval '16 hours'
  ) or exists (
    select from public.punches p
    where p.company_id = shift.company_id and p.person_id = shift.person_id
      and p.occurred_at >= shift.starts_at - interval '2 hours' and p.occurred_at <= as_of
  )
$$;

comment on function app.has_punched_for(public.published_shifts, timestamptz) is
  'Whether the server has anything of a person''s that belongs to a shift: time within it, or any punch from two '
  'hours before its start on.';
