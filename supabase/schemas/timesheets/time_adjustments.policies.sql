create policy time_adjustments_read on public.time_adjustments for select to authenticated
  using (
    company_id = (select app.my_company_id())
    and (
      person_id = (select app.my_person_id())
      or (select app.my_role()) = 'admin'
      or person_id = any ((select app.my_crew_people())::uuid[])
    )
  );

grant select (
  company_id, person_id, date, project_id, cost_code_id, class, minutes, open_from, noticed_at
)
  on public.time_adjustments to authenticated;
grant select on public.time_adjustments to service_role;
-- Withheld: every write, from the service role too; functions with a verdict write it.
