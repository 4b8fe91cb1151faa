create policy report_views_read on public.report_views for select to authenticated
  using (
    company_id = (select app.my_company_id())
    and (select app.my_role()) in ('supervisor', 'admin')
    and (person_id = (select app.my_person_id()) or is_shared)
    and ((select app.my_role()) = 'admin' or report <> 'labor')
  );

grant select (id, company_id, person_id, name, report, search, is_shared) on public.report_views to authenticated;
grant select on public.report_views to service_role;
-- Withheld: every write; save_report_view and remove_report_view make them.
