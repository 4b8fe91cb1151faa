create or replace function app.role_of_login(login uuid, company uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select m.role from public.profiles p
  join public.memberships m on m.company_id = p.company_id and m.person_id = p.person_id
    and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
  where p.id = login and p.company_id = company
$$;

comment on function app.role_of_login(uuid, uuid) is
  'The role of a login in a company as of now; null for who is no member.';
