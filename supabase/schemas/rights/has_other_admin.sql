create or replace function app.has_other_admin(company uuid, person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.memberships m
    join public.profiles p on p.company_id = m.company_id and p.person_id = m.person_id
    where m.company_id = company and m.person_id <> person and m.role = 'admin'
      and p.has_login and m.valid_from <= now() and m.valid_to is null
  );
end
$$;

comment on function app.has_other_admin(uuid, uuid) is
  'True when someone else is an admin now and for good, and can sign in.';
