create policy timesheet_signatures_read on public.timesheet_signatures for select to authenticated
  using (
    company_id = (select app.my_company_id())
    and (
      person_id = (select app.my_person_id())
      or (select app.my_role()) = 'admin'
      or person_id = any ((select app.my_crew_people())::uuid[])
    )
  );

grant select (
  id, company_id, person_id, period_from, name, method, witness_person_id, kiosk_id, signed_at, content_hash, wording,
  drawing, voided_at, void_reason
)
  on public.timesheet_signatures to authenticated;
grant select on public.timesheet_signatures to service_role;
-- Withheld: every write, from the service role too; functions with a verdict write it.
