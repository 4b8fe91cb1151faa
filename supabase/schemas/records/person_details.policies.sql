create policy person_details_read on public.person_details for select to authenticated
  using (company_id = (select app.my_company_id()) and (select app.my_role()) = 'admin');

grant select (
  company_id, person_id, employee_number, hired_on, contact_email, notes, version
)
  on public.person_details to authenticated;
grant select on public.person_details to service_role;
-- Withheld: every write; save_person writes it.

create trigger bump_version before update on public.person_details
  for each row execute function app.bump_version();
create trigger audit after update or delete on public.person_details
  for each row execute function app.audit_row('');
create trigger audit_new after insert on public.person_details referencing new table as added
  for each statement execute function app.audit_new_rows('');
