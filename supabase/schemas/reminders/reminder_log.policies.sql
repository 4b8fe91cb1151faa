create policy reminder_log_read on public.reminder_log for select to authenticated
  using (
    (company_id = (select app.my_company_id()) and person_id = (select app.my_person_id()))
    or (company_id = (select app.my_company_id()) and (select app.my_role()) = 'admin')
  );

grant select (company_id, id, person_id, kind, about, due_at, decided_at, outcome)
  on public.reminder_log to authenticated;
grant select, insert, update, delete on public.reminder_log to service_role;
-- Withheld: every write; app.send_reminders writes it.
