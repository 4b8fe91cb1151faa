create policy time_entries_read on public.time_entries for select to authenticated
  using (
    company_id = (select app.my_company_id())
    and (
      person_id = (select app.my_person_id())
      or (select app.my_role()) = 'admin'
      or person_id = any ((select app.my_crew_people())::uuid[])
    )
  );

grant select (
  id, company_id, person_id, project_id, cost_code_id, started_at, ended_at, zone, state, flags, note,
  end_punch_id, device_started_at, updated_at
)
  on public.time_entries to authenticated;
grant select on public.time_entries to service_role;
-- Withheld: every write, from the service role too; the fold writes it.

create trigger queue_hours after insert or update or delete on public.time_entries
  for each row execute function app.queue_entry_hours();
