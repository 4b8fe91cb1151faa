create or replace function app.visible_order_projects() returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select array(
    select p.id from public.projects p
    where p.company_id = app.my_company_id() and exists (
      select from unnest(
        app.my_person_id() || app.delegation_givers(app.my_company_id(), app.my_person_id())
      ) g
      where app.sees_order_project(p.company_id, g, p.id)
    )
  )
$$;

comment on function app.visible_order_projects() is
  'The projects whose orders the caller reads, as app.sees_order says of each.';
