create policy time_breaks_read on public.time_breaks for select to authenticated
  using (
    company_id = (select app.my_company_id())
    and (
      person_id = (select app.my_person_id())
      or (select app.my_role()) = 'admin'
      or person_id = any ((select app.my_crew_people())::uuid[])
    )
  );

grant select (
  id, company_id, entry_id, person_id, kind, started_at, ended_at
)
  on public.time_breaks to authenticated;
grant select on public.time_breaks to service_role;
-- Withheld: every write, from the service role too; the fold writes it.

create trigger queue_hours after insert or update or delete on public.time_breaks
  for each row execute function app.queue_break_hours();
