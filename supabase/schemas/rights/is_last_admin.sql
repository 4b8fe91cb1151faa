create or replace function app.is_last_admin(company uuid, person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return app.role_at(company, person, now()) = 'admin' and not app.has_other_admin(company, person);
end
$$;

comment on function app.is_last_admin(uuid, uuid) is
  'True when the company would be left without an admin who stays and can sign in.';
