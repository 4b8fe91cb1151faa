create or replace function app.is_sole_admin(company uuid, person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(app.role_at(company, person, now()) = 'admin', false) and not app.has_other_admin(company, person);
end
$$;

comment on function app.is_sole_admin(uuid, uuid) is
  'True when a person is an admin and the company has no other who can sign in.';
