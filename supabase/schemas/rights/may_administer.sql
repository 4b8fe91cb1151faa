create or replace function app.may_administer(person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(app.my_role() = 'admin', false) and app.is_company_person(app.my_company_id(), person);
end
$$;

comment on function app.may_administer(uuid) is
  'True when the caller is an admin of the person''s company. A foreign person and one who is not there look the '
  'same.';
