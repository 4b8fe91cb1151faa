create policy location_choices_read on public.location_choices for select to authenticated
  using (
    company_id = (select app.my_company_id())
    and (
      person_id = (select app.my_person_id())
      or (select app.my_role()) = 'admin'
      or person_id = any ((select app.my_crew_people())::uuid[])
    )
  );

grant select (id, company_id, person_id, version, choice, way, language, recorded_by, kiosk_id, chosen_at)
  on public.location_choices to authenticated;
grant select on public.location_choices to service_role;
-- Withheld: device_id, of which list_tracking tells admins the beginning, and every write.

create trigger refuse_change before update or delete or truncate on public.location_choices
  for each statement execute function app.refuse_change();
create trigger audit after insert on public.location_choices
  for each row execute function app.audit_row('device_id');
