create policy people_views_own on public.people_views for all to authenticated
  using (
    company_id = (select app.my_company_id()) and person_id = (select app.my_person_id())
    and (select app.my_role()) = 'admin'
  );

grant select (id, company_id, person_id, name, filters) on public.people_views to authenticated;
grant insert (id, company_id, name, filters) on public.people_views to authenticated;
grant delete on public.people_views to authenticated;
grant select, insert, update, delete on public.people_views to service_role;
-- Withheld: update; a view is saved under the same name by deleting and adding it.
