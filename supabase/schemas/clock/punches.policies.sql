create policy punches_read on public.punches for select to authenticated
  using (
    company_id = (select app.my_company_id())
    and (
      person_id = (select app.my_person_id())
      or (select app.my_role()) = 'admin'
      or person_id = any ((select app.my_crew_people())::uuid[])
    )
  );
create policy punches_read_merged on public.punches for select to authenticated
  using (company_id = (select app.my_company_id()) and person_id = any ((select app.my_merged_people())::uuid[]));

grant select (
  id, company_id, person_id, kind, break_kind, occurred_at, received_at, source, actor_person_id, kiosk_id,
  device_id, device_seq, device_at, zone, utc_offset_minutes, skew_ms, skew_age_ms, online, claimed_at,
  sent_zone, project_id, cost_code_id, note, place_verdict, site_id, outside_reason, pin_check, flags, photo_id
)
  on public.punches to authenticated;
grant select on public.punches to service_role;
-- Withheld: every write, from the service role too; record_punches is the only way in.

create trigger refuse_change before update or delete or truncate on public.punches
  for each statement execute function app.refuse_change();
