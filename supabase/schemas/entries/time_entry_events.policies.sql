create policy time_entry_events_read on public.time_entry_events for select to authenticated
  using (
    company_id = (select app.my_company_id())
    and (
      person_id = (select app.my_person_id())
      or (select app.my_role()) = 'admin'
      or person_id = any ((select app.my_crew_people())::uuid[])
    )
  );
create policy time_entry_events_read_merged on public.time_entry_events for select to authenticated
  using (company_id = (select app.my_company_id()) and person_id = any ((select app.my_merged_people())::uuid[]));

grant select (
  id, company_id, entry_id, person_id, happened_at, kind, actor_person_id, kiosk_id, reason, before, after
)
  on public.time_entry_events to authenticated;
grant select on public.time_entry_events to service_role;
-- Withheld: every write, from the service role too; the fold writes it.

create trigger refuse_change before update or delete or truncate on public.time_entry_events
  for each statement execute function app.refuse_change();
