create or replace function app.is_own_pay(person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(person = app.my_person_id(), false) and app.has_other_admin(app.my_company_id(), person);
end
$$;

comment on function app.is_own_pay(uuid) is
  'True when an admin''s change would be to what they are paid themselves, while someone else could make it.';
