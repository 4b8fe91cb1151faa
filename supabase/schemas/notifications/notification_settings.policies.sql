create policy notification_settings_read on public.notification_settings for select to authenticated
  using (company_id = (select app.my_company_id()) and person_id = (select app.my_person_id()));

grant select (company_id, person_id, quiet_hours, quiet_from, quiet_to, turned_off)
  on public.notification_settings to authenticated;
grant select, insert, update, delete on public.notification_settings to service_role;
-- Withheld: every write; save_my_profile writes it.
