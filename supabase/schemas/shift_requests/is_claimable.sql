create or replace function app.is_claimable(shift public.published_shifts, person uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select shift.canceled_at is null and shift.person_id is distinct from person and (
    shift.person_id is null or exists (
      select from public.shift_requests r
      where r.company_id = shift.company_id and r.shift_id = shift.id and r.kind = 'give_away' and r.state = 'offered'
        and r.sequence = shift.sequence
    )
  ) and (
    shift.crew_id is null or exists (
      select from public.crew_members m
      where m.company_id = shift.company_id and m.crew_id = shift.crew_id and m.person_id = person
        and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
    )
  )
$$;

comment on function app.is_claimable(public.published_shifts, uuid) is
  'Whether a person may claim a shift: an open one, or one that is given away, of their crews or of none.';
