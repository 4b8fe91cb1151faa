create or replace function app.may_buy() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(app.my_role() in ('admin', 'supervisor'), false)
$$;

comment on function app.may_buy() is 'True when the caller may order: admins and supervisors.';
