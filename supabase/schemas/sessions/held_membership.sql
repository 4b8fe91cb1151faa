-- Any session may tell who it is and report errors, also one that may read nothing because it has not shown
-- its second factor or has ended.
create or replace function app.held_membership() returns public.memberships
language plpgsql stable security definer set search_path = ''
as $$
declare
  held public.memberships;
begin
  select m.* into held
  from public.profiles p
  join public.memberships m on m.company_id = p.company_id and m.person_id = p.person_id
  where p.id = auth.uid()
    and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now());
  return held;
end
$$;

comment on function app.held_membership() is
  'What the caller''s login is in its company now, however far it has signed in. No right follows from it.';
