create or replace function app.sees_all_orders() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(app.my_role() = 'admin', false) or exists (
    select from unnest(app.delegation_givers(app.my_company_id(), app.my_person_id())) g
    where app.role_at(app.my_company_id(), g, now()) = 'admin'
  )
$$;

comment on function app.sees_all_orders() is
  'True when the caller reads every order: admins, and buyers who stand in for one.';
