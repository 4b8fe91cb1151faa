create policy timesheet_events_read on public.timesheet_events for select to authenticated
  using (
    company_id = (select app.my_company_id())
    and (
      person_id = (select app.my_person_id())
      or (select app.my_role()) = 'admin'
      or person_id = any ((select app.my_crew_people())::uuid[])
    )
  );

grant select (
  id, company_id, person_id, period_from, kind, happened_at, actor_person_id, reason
)
  on public.timesheet_events to authenticated;
grant select on public.timesheet_events to service_role;
-- Withheld: every write, from the service role too; functions with a verdict write it.

create trigger refuse_change before update or delete or truncate on public.timesheet_events
  for each statement execute function app.refuse_change();
-- The audit log leaves out the frozen content, which is as large as the sheet and stays with it.
create trigger audit_new after insert on public.timesheet_events referencing new table as added
  for each statement execute function app.audit_new_rows('detail');
