create policy emergency_contacts_read on public.emergency_contacts for select to authenticated
  using (
    company_id = (select app.my_company_id())
    and (
      person_id = (select app.my_person_id())
      or (select app.my_role()) = 'admin'
      or person_id = any ((select app.my_crew_people())::uuid[])
    )
  );

grant select (
  company_id, person_id, name, relationship, phone, version
)
  on public.emergency_contacts to authenticated;
grant select on public.emergency_contacts to service_role;
-- Withheld: every write; save_emergency_contact writes it.

create trigger bump_version before update on public.emergency_contacts
  for each row execute function app.bump_version();
create trigger audit after insert or update or delete on public.emergency_contacts
  for each row execute function app.audit_row('');
