create policy kiosk_devices_read on public.kiosk_devices for select to authenticated
  using (company_id = (select app.my_company_id()) and (select app.my_role()) = 'admin');

grant select (company_id, kiosk_id, last_seen_at) on public.kiosk_devices to authenticated;
grant select on public.kiosk_devices to service_role;
-- Withheld: device_key from everyone, and every write.
